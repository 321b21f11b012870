import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { StagedPage, StagedPart } from './staged-page.tsx';

const page = (
  <>
    <h2>Score</h2>
    <StagedPart stage={1} before={<p>Loading</p>}>
      <p>Photos</p>
    </StagedPart>
  </>
);

test('a part whose stage is still to come leaves its place to a placeholder', () => {
  expect(renderToStaticMarkup(<StagedPage count={1}>{page}</StagedPage>)).toBe(
    '<div tabindex="-1" aria-busy="true"><h2>Score</h2><p>Loading</p></div>',
  );
});

test('a page that is complete from the start has no stages', () => {
  const html = renderToStaticMarkup(
    <StagedPage count={1} atOnce>
      {page}
    </StagedPage>,
  );
  expect(html).toBe('<div tabindex="-1" aria-busy="false"><h2>Score</h2><p>Photos</p></div>');
});

test('a part that is used elsewhere appears at once', () => {
  expect(renderToStaticMarkup(page)).toBe('<h2>Score</h2><p>Photos</p>');
});
