import { errorCatalog } from '@dss/domain';
import { expect, test } from 'vitest';

import { errorFromReply, networkError } from '../api/api-error.ts';
import { createFailureNews, failedUpload } from './failed-upload.ts';

function refusal(code: keyof typeof errorCatalog): Error {
  const { status, message, retryable } = errorCatalog[code];
  return errorFromReply(status, { error: { code, message, retryable, request_id: 'r' } });
}

test.each(['too_many_uploads', 'too_many_bytes', 'too_many_requests'] as const)(
  'an upload that is refused with 429 for %s waits for its limit, whatever the file is',
  (code) => {
    for (const view of ['creation', 'property'] as const) {
      expect(failedUpload({ error: refusal(code) }, view)).toBe('refusedForNow');
    }
  },
);

test('an upload that the connection, the file or the property’s room stops has failed', () => {
  const errors = [networkError(), refusal('invalid_file_type'), refusal('too_many_photos'), null];
  expect(errors.map((error) => failedUpload({ error }, 'creation'))).toEqual(
    Array(4).fill('fileFailed'),
  );
  expect(errors.map((error) => failedUpload({ error }, 'property'))).toEqual(
    Array(4).fill('choosingFailed'),
  );
});

test('a limit is told once for all photos chosen together, and again when a retry meets it', () => {
  const isNews = createFailureNews('creation');
  const item = (imageId: string, actionId: string) => ({
    imageId,
    actionId,
    error: refusal('too_many_uploads'),
  });
  expect(['a', 'b', 'c'].map((id) => isNews(item(id, 'first choosing')))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isNews(item('d', 'second choosing'))).toBe(true);
  expect(isNews(item('a', 'first choosing'))).toBe(true);
});

test(
  'on the property’s page photos that were chosen together fail together, and that is told once',
  { tags: ['spec:core-178'] },
  () => {
    const isNews = createFailureNews('property');
    const item = (imageId: string, actionId: string) => ({
      imageId,
      actionId,
      error: networkError(),
    });
    expect(['a', 'b', 'c'].map((id) => isNews(item(id, 'first choosing')))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isNews(item('d', 'second choosing'))).toBe(true);
    expect(isNews(item('a', 'first choosing'))).toBe(true);
  },
);

test('every file that fails by itself is told', { tags: ['spec:core-178'] }, () => {
  const isNews = createFailureNews('creation');
  const error = refusal('invalid_file_type');
  expect(['a', 'b'].map((imageId) => isNews({ imageId, actionId: 'x', error }))).toEqual([
    true,
    true,
  ]);
});
