import { errorCatalog } from '@dss/domain';
import { expect, test } from 'vitest';

import { errorFromReply, networkError } from '../../lib/api/api-error.ts';
import { createFailureFilter, uploadFailure } from './upload-messages.ts';

function refusal(code: keyof typeof errorCatalog): Error {
  const { status, message, retryable } = errorCatalog[code];
  return errorFromReply(status, { error: { code, message, retryable, request_id: 'r' } });
}

test.each(['too_many_uploads', 'too_many_bytes', 'too_many_requests'] as const)(
  'an upload refused with 429 for %s waits for its limit, whatever the file',
  (code) => {
    for (const view of ['creation', 'property'] as const) {
      expect(uploadFailure({ error: refusal(code) }, view)).toBe('rateLimited');
    }
  },
);

test('a retryable upload names its file while the property is being created', () => {
  const errors = [networkError(), refusal('upload_interrupted'), null];
  for (const error of errors) expect(uploadFailure({ error }, 'creation')).toBe('fileFailed');
});

test('a retryable upload on the property’s page is reported for all chosen photos together', () => {
  const errors = [networkError(), refusal('upload_interrupted'), null];
  for (const error of errors) expect(uploadFailure({ error }, 'property')).toBe('actionFailed');
});

test.each(['invalid_file_type', 'photo_unreadable', 'too_many_photos'] as const)(
  'an upload refused for good (%s) doesn’t suggest trying again',
  (code) => {
    for (const view of ['creation', 'property'] as const) {
      expect(uploadFailure({ error: refusal(code) }, view)).toBe('refused');
    }
  },
);

test('a limit is reported once for all photos chosen together, until a retry meets it again', () => {
  const isNew = createFailureFilter('creation');
  const item = (imageId: string, actionId: string) => ({
    imageId,
    actionId,
    error: refusal('too_many_uploads'),
  });
  expect(['a', 'b', 'c'].map((id) => isNew(item(id, 'first selection')))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isNew(item('d', 'second selection'))).toBe(true);
  expect(isNew(item('a', 'first selection'))).toBe(true);
});

test('photos chosen together on the property’s page are reported once when they fail', () => {
  const isNew = createFailureFilter('property');
  const item = (imageId: string, actionId: string) => ({
    imageId,
    actionId,
    error: networkError(),
  });
  expect(['a', 'b', 'c'].map((id) => isNew(item(id, 'first selection')))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isNew(item('d', 'second selection'))).toBe(true);
  expect(isNew(item('a', 'first selection'))).toBe(true);
});

test('every file that fails by itself is reported', () => {
  const isNew = createFailureFilter('creation');
  const error = refusal('invalid_file_type');
  expect(['a', 'b'].map((imageId) => isNew({ imageId, actionId: 'x', error }))).toEqual([
    true,
    true,
  ]);
});
