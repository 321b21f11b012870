import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SharedPhoto } from './shared-photo.tsx';

const photo = {
  id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
  width: 4000,
  height: 3000,
  picture_url: '/working',
  thumbnail_url: '/thumbnail',
  direction: null,
  area: null,
  place: null,
};
const box = { x: 0, y: 0, width: 1, height: 1 };

test('a photo with a marked hazard leaves the choice of its size to the browser', () => {
  const html = renderToStaticMarkup(<SharedPhoto photo={photo} box={box} alt="" sizes="50vw" />);
  expect(html).toContain('srcSet="/thumbnail 400w, /working 1536w" sizes="50vw"');
});

test('a photo without a mark is a small one', () => {
  const html = renderToStaticMarkup(<SharedPhoto photo={photo} box={null} alt="" />);
  expect(html).toContain('src="/thumbnail"');
  expect(html).not.toContain('/working');
});
