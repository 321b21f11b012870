import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { appWords as english } from '../../lib/messages/en/app-words.ts';
import { appWords as spanish } from '../../lib/messages/es/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { useSinceText } from './use-since-text.ts';

function Since({ points, since }: { points: number; since: string }) {
  return useSinceText()({ points, since });
}

test.each([
  [english, 6, '2026-06-10T18:00:00Z', '+6 since June'],
  [spanish, 6, '2026-06-10T18:00:00Z', '+6 desde junio'],
  [english, -4, '2025-06-10T18:00:00Z', '−4 since June 2025'],
  [spanish, -4, '2025-06-10T18:00:00Z', '−4 desde junio de 2025'],
  [english, 0, '2026-11-12T18:00:00Z', 'Unchanged since November 12'],
  [spanish, 3, '2026-11-12T18:00:00Z', '+3 desde el 12 de noviembre'],
  [english, 1, '2025-11-20T18:00:00Z', '+1 since November 2025'],
])('a change names its month in the reader’s language (%#)', (words, points, since, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T18:00:00Z') });
  const html = renderToStaticMarkup(
    <MessageParts words={words}>
      <Since points={points} since={since} />
    </MessageParts>,
  );
  vi.useRealTimers();
  expect(html).toBe(text);
});
