import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { MovedScore, type Standing } from './moved-score.tsx';

afterEach(() => vi.unstubAllGlobals());

function shown(before: Standing, now: Standing): string {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <MovedScore before={before} now={now} />
    </MessageParts>,
  );
}

const before = { dss_score: 47, range: { low: 40, high: 55 }, enough_seen: true };
const now = { dss_score: 52, range: { low: 46, high: 58 }, enough_seen: true };
const ranges = 'Range 40 to 55 before, 46 to 58 now';

test('work that was marked as done shows the score before and now, each with its range', () => {
  const html = shown(before, now);
  expect(html).toContain('>Your score: from 47 to 52<');
  expect(html).toContain(`>${ranges}<`);
});

test('where too little is known for a score, only its ranges are shown', () => {
  const html = shown({ ...before, enough_seen: false }, now);
  expect(html).not.toContain('Your score');
  expect(html).toContain(`>${ranges}<`);
});
