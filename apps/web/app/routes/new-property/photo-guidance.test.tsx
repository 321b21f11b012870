import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { AddMorePhotos, PhotoCountNotice } from './photo-guidance.tsx';

const red = 'border-ember';
const yellow = 'border-caution';
const green = 'border-forest';

test.each([
  [
    0,
    red,
    'You need photos, or the walk around your house, to get a score. Add at least one photo; three or more are better.',
  ],
  [1, yellow, '1 photo added. We recommend at least 3, one for each side of the house.'],
  [2, yellow, '2 photos added. We recommend at least 3, one for each side of the house.'],
  [3, green, '3 photos added. You can get a score now; more sides can narrow its range.'],
  [20, green, '20 photos added. You can get a score now; more sides can narrow its range.'],
  [21, green, '21 photos added. You can add more, or get your score now.'],
])('for %i photos the message is %s: %s', (count, color, words) => {
  const html = shown(count);
  expect(html).toContain(color);
  expect(html).toContain(words);
});

test('from the 21st photo on there is a second button to add more', () => {
  expect(shown(20)).not.toContain('Add More Photos');
  expect(shown(21)).toContain('Add More Photos');
});

function shown(count: number): string {
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <PhotoCountNotice count={count} />
      <AddMorePhotos count={count} onClick={() => undefined} />
    </MessageParts>,
  );
}
