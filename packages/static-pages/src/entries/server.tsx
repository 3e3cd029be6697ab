import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import * as parts from 'static-pages-parts';
import { HeadContext, type HeadTags } from '../page/documentHead';
import { PAGE_DATA_ID } from '../page/documentPage';
import { PAGE_STYLE, PageStyleContext } from '../page/pageStyle';
import { StaticRouter } from '../router/router';
import { App } from './App';
import { routedPage } from './routedPage';

/** Renders the page at a route. Rspress calls this for each route of the build, and takes head tags. */
export async function render(
  routePath: string,
  head: { push(tags: object): void },
): Promise<{ appHtml: string }> {
  const page = await routedPage(routePath);
  const data = parts.browserData?.(page.data) ?? page.data;
  // A `<` could end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = { type: 'application/json', id: PAGE_DATA_ID, textContent: json };
  const styles = new Set<string>();
  const appHtml = await renderToHtml(
    <HeadContext value={(tags) => head.push(unheadTags(tags))}>
      <StaticRouter pathname={routePath}>
        <PageStyleContext value={(href) => styles.add(href)}>
          <App pageAt={() => page} Head={parts.Head} />
        </PageStyleContext>
      </StaticRouter>
    </HeadContext>,
  );
  const link = [...styles].map((href) => ({ rel: 'stylesheet', href, [PAGE_STYLE]: '' }));
  head.push({ link });
  head.push({ script: [{ ...script, tagPosition: 'bodyClose' }] });
  return { appHtml };
}

function unheadTags({ lang, title, description, canonical }: HeadTags): object {
  return {
    htmlAttrs: { lang },
    title,
    link: canonical === undefined ? [] : [{ rel: 'canonical', href: canonical }],
    meta: [
      // Unhead escapes only the quotes of an attribute.
      { name: 'description', content: description.replaceAll('&', '&amp;') },
      ...(canonical === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}

function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      // No streaming: inline scripts would have to assemble the chunks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        pipe(stream);
        text(stream).then(resolve, reject);
      },
    });
  });
}
