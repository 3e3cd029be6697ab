import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { mapJsxImages } from './mapJsxImages.ts';

const jsx = (name: string) => ({
  type: 'mdxJsxFlowElement',
  name,
  children: [],
  data: { _mdxExplicitJsx: true },
});

test('a JSX image becomes the theme’s component; other elements are unchanged', () => {
  const [image, link] = [jsx('img'), jsx('a')];
  mapJsxImages()({ type: 'root', children: [image, link] } as unknown as Root);
  expect(image.data).toEqual({});
  expect(link.data).toEqual({ _mdxExplicitJsx: true });
});
