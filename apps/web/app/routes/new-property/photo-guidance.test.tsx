import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { AddMorePhotos, PhotoCountNotice } from './photo-guidance.tsx';

const red = 'border-ember';
const yellow = 'text-caution';
const green = 'text-forest';

test.each([
  [1, yellow, '1 photo. We recommend at least 3, one for each side.'],
  [2, yellow, '2 photos. We recommend at least 3, one for each side.'],
  [3, green, '3 photos. Get your score now, or add more sides.'],
  [20, green, '20 photos. Get your score now, or add more sides.'],
  [21, green, '21 photos. You can add more, or get your score now.'],
])('for %i photos the message is %s: %s', (count, color, words) => {
  const html = shown(count);
  expect(html).toContain(color);
  expect(html).toContain(words);
});

test('without photos it says what a score needs, and warns only who went on without', () => {
  const before = shown(0);
  expect(before).toContain('A score needs photos, or the walk around your house.');
  expect(before).not.toContain(red);
  const after = shown(0, { skipped: true });
  expect(after).toContain(red);
  expect(after).toContain(
    'You need photos, or the walk around your house, to get a score. Add at least one photo; three or more are better.',
  );
});

test.each([1, 3, 30])('where nobody looks at %i photos, it promises no score for them', (count) => {
  expect(shown(count, { lacksModel: true })).not.toContain('your score');
});

test('where nobody looks at photos, it asks for the walk before there are any', () => {
  for (const skipped of [false, true]) {
    const html = shown(0, { lacksModel: true, skipped });
    expect(html).toContain('the walk around your house');
    expect(html).not.toContain('photos, or');
  }
});

test('from the 21st photo on there is a second button to add more', () => {
  expect(shown(20)).not.toContain('Add More Photos');
  expect(shown(21)).toContain('Add More Photos');
});

function shown(count: number, { skipped = false, lacksModel = false } = {}): string {
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <PhotoCountNotice count={count} skipped={skipped} lacksModel={lacksModel} />
      <AddMorePhotos count={count} onClick={() => undefined} />
    </MessageParts>,
  );
}
