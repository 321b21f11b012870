import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Turn, Turns } from './turns.tsx';

const page = (
  <>
    <h2>Score</h2>
    <Turn of={1} before="Loading">
      Photos
    </Turn>
  </>
);

test('a part whose turn is still to come leaves its place to a placeholder', () => {
  expect(renderToStaticMarkup(<Turns count={1}>{page}</Turns>)).toBe(
    '<div tabindex="-1" aria-busy="true"><h2>Score</h2>Loading</div>',
  );
});

test('a page that is complete from the start has no turns', () => {
  const html = renderToStaticMarkup(
    <Turns count={1} atOnce>
      {page}
    </Turns>,
  );
  expect(html).toBe('<div tabindex="-1" aria-busy="false"><h2>Score</h2>Photos</div>');
});

test('a part that is used elsewhere appears at once', () => {
  expect(renderToStaticMarkup(page)).toBe('<h2>Score</h2>Photos');
});
