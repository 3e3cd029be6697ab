import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { writtenImages } from '../../../../plugins/body-images/writtenImages.ts';

const jsx = (name: string) => ({
  type: 'mdxJsxFlowElement',
  name,
  children: [],
  data: { _mdxExplicitJsx: true },
});

test('an image written as JSX becomes the theme’s; other elements stay what they are', () => {
  const [image, link] = [jsx('img'), jsx('a')];
  writtenImages()({ type: 'root', children: [image, link] } as unknown as Root);
  expect(image.data).toEqual({});
  expect(link.data).toEqual({ _mdxExplicitJsx: true });
});
