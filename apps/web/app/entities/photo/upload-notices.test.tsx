import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { DuplicatesNotice, UnsentSummaryNotice, summarizeUnsent } from './upload-notices.tsx';
import type { UploadPause } from './upload-store.ts';
import { notStarted, type Upload } from './upload.ts';

const refused = new ApiError('invalid_file_type', 'no', { status: 415, retryable: false });

test.each([
  ['2 photos waiting to upload', [{}, { state: { kind: 'failed', error: networkError() } }]],
  ['1 photo waiting to upload', [{}, { state: { kind: 'refused', error: refused } }]],
] as const)('%s, where some failed', (words, states) => {
  expect(said(states)).toContain(words);
});

test.each([
  ['if no photo could be saved', [{ kept: false }, { kept: false }], true],
  ['while they are being saved', [{ kept: null }, { kept: null }], false],
  ['if one was saved', [{ kept: false }, { kept: true }], false],
] as const)('whether it asks to keep the page open %s', (_when, states, asksToStay) => {
  expect(said(states).includes('this browser has no room')).toBe(asksToStay);
});

test('a refused photo is not waiting to upload', () => {
  expect(
    said([{ state: { kind: 'refused', error: refused } }, { state: { kind: 'stored' } }]),
  ).toBe('');
});

describe('while the server can not take photos', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['busy', 12_000, 'Our server is busy.', 'Next try in 12 seconds.'],
    ['busy', 1000, 'Our server is busy.', 'Next try in 1 second.'],
    ['full', 240_000, 'Our server is out of space.', 'Next try in 4 minutes.'],
  ] as const)('it says that it is %s, with a next try in %i ms', (reason, until, why, when) => {
    const html = said([{}], { reason, until });
    expect(html).toContain(why);
    expect(html).toContain(when);
  });

  test('the notice is not an alert', () => {
    const html = said([{}], { reason: 'busy', until: 1000 });
    expect(html).not.toMatch(/alert|danger|ember/);
  });
});

test('duplicate files are named', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <DuplicatesNotice names={['front.jpg', 'back.jpg']} />
    </MessageParts>,
  );
  expect(html).toContain('Already added: front.jpg and back.jpg');
});

function said(states: readonly Partial<Upload>[], pause: UploadPause | null = null): string {
  const upload: Upload = {
    ...notStarted,
    imageId: 'front',
    propertyId: 'a property',
    actionId: 'an action',
    view: 'creation',
    origin: 'files',
    keptAt: 0,
    position: 0,
    name: 'front.jpg',
    file: new Blob(),
    prepared: null,
    device: null,
    placement: null,
    refusal: null,
    kept: true,
  };
  const items = states.map((state) => ({ ...upload, ...state }));
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <UnsentSummaryNotice {...summarizeUnsent({ items, pause })} />
    </MessageParts>,
  );
}
