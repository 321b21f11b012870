import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ApiError, networkError } from '../api/api-error.ts';
import { appWords } from '../messages/en/app-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { startUploadAction } from './upload-action.ts';
import type { UploadItem } from './upload-items.ts';

const refused = new ApiError('invalid_file_type', 'no', { status: 415, retryable: false });

test.each([
  ['2 photos waiting to be sent', [{}, { state: 'error', error: networkError() }]],
  ['1 photo waiting to be sent', [{}, { state: 'error', error: refused }]],
] as const)('%s, where some failed', (words, states) => {
  expect(said(states)).toContain(words);
});

test('a photo that was refused for what it is waits for nothing', () => {
  expect(said([{ state: 'error', error: refused }, { state: 'uploaded' }])).toBe('');
});

function said(states: readonly Partial<UploadItem>[]): string {
  const [item] = startUploadAction([{ file: new File(['x'], 'front.jpg'), prepared: null }], {
    view: 'creation',
    origin: 'files',
    devices: [],
  });
  if (item === undefined) throw new Error('no upload');
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <UnsentNotice items={states.map((state) => ({ ...item, kept: true, ...state }))} />
    </MessageParts>,
  );
}
