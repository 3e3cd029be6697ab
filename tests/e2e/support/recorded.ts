import { test as base } from '@playwright/test';
import { type Recording, recordRequests } from '../../kept/requests.ts';

/** Records what the pages of a test and its `request` request; see tests/kept. */
export const test = base.extend<{ recorded: undefined }, { recording: Recording }>({
  recording: [async ({ browser }, use) => use(recordRequests(browser)), { scope: 'worker' }],
  recorded: [
    async ({ recording }, use, info) => recording.during(info, () => use(undefined)),
    { auto: true },
  ],
  request: async ({ request, recording, baseURL }, use) => {
    const get = request.get.bind(request);
    request.get = async (url, options) => {
      const response = await get(url, options);
      recording.add(new URL(url, baseURL).href);
      recording.add(response.url());
      return response;
    };
    await use(request);
  },
});
