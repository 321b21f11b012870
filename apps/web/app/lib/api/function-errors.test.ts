import { expect, test } from 'vitest';

import { createBrowserStore } from '../device/storage/browser-store.ts';
import { storageOver } from '../device/storage/testing/storages.ts';
import { errorFromReply } from './api-error.ts';
import { functionErrorsKey, noteFunctionError, readFunctionErrors } from './function-errors.ts';

function failure(code: string) {
  const error = { code, message: `It was ${code}.`, retryable: false, request_id: 'request-1' };
  return errorFromReply(503, { error });
}

test('the last 20 failed calls of functions are kept, newest first', () => {
  const kept = new Map<string, string>();
  const store = createBrowserStore(() => storageOver(kept));
  for (let n = 1; n <= 21; n += 1) {
    noteFunctionError('/functions/v1/analyze_v2', failure(`code_${n}`), store);
  }
  const errors = readFunctionErrors(store);
  expect(errors).toHaveLength(20);
  expect(errors[0]).toEqual({
    id: expect.any(String),
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    function_name: 'analyze_v2',
    error_message: 'It was code_21.',
    context: { code: 'code_21', status: 503, request_id: 'request-1' },
  });
  expect(errors.at(-1)?.context.code).toBe('code_2');
  expect([...kept.keys()]).toEqual([functionErrorsKey]);
});

test('only calls of functions are kept, without their queries', () => {
  const kept = new Map<string, string>();
  const store = createBrowserStore(() => storageOver(kept));
  noteFunctionError('/api/properties', failure('x'), store);
  noteFunctionError('/functions/v1/sign-image?who=ada', failure('x'), store);
  expect(readFunctionErrors(store).map((each) => each.function_name)).toEqual(['sign-image']);
});

test('a value of another shape under the key counts as none', () => {
  const kept = new Map([[functionErrorsKey, '[{"id":1}]']]);
  expect(readFunctionErrors(createBrowserStore(() => storageOver(kept)))).toEqual([]);
});
