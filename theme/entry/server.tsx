import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import livePages from 'virtual-live-pages';
import { type HeadTags, WriteHead } from '../layout/documentHead';
import { SocialMarkup } from '../navbar/SocialSheet';
import { SOCIAL_MARKUP } from '../navbar/socialMarkup';
import { browserFacts } from '../page/browserFacts';
import { FACTS_ID } from '../page/documentPage';
import { StaticRouter } from '../router';
import { App } from './App';
import { routedPage } from './routedPage';

/** The collector of head tags that Rspress hands to whoever renders a page. */
interface ServerHead {
  push(tags: object): void;
}

/** Renders the page of a route; Rspress calls it for each while building. */
export async function render(routePath: string, head: ServerHead): Promise<{ appHtml: string }> {
  const page = await routedPage(routePath);
  // A page with code of its own is rendered from its facts once more.
  const told = livePages[routePath] ? page.facts : browserFacts(page.facts);
  const facts = { type: 'application/json', id: FACTS_ID, textContent: asScript(told) };
  const appHtml = await renderToHtml(
    <WriteHead value={(tags) => head.push(unheadTags(tags))}>
      <StaticRouter basename={withBase('/').replace(/\/$/, '')} location={withBase(routePath)}>
        <SocialMarkup value={SOCIAL_MARKUP}>
          <App pageAt={() => page} />
        </SocialMarkup>
      </StaticRouter>
    </WriteHead>,
  );
  head.push({ script: [{ ...facts, tagPosition: 'bodyClose' }] });
  return { appHtml };
}

/** As JSON that stays what it is inside a script element, whatever it says. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function unheadTags({ lang, title, description, canonical }: HeadTags): object {
  return {
    htmlAttrs: { lang },
    title,
    link: canonical === undefined ? [] : [{ rel: 'canonical', href: canonical }],
    meta: [
      { name: 'description', content: description },
      ...(canonical === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}

function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const written = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      // Nothing is sent in pieces that a script would have to put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        pipe(written);
        text(written).then(resolve, reject);
      },
    });
  });
}
