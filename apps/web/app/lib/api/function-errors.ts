import { z } from 'zod';

import { localStore, readJson, type BrowserStore } from '../device/storage/browser-store.ts';
import type { ApiError } from './api-error.ts';
import { randomUuid } from './random-uuid.ts';

export const functionErrorsKey = 'ops-function-errors';
const kept = 20;
const functions = '/functions/v1/';

const entrySchema = z.object({
  id: z.string(),
  timestamp: z.string(),
  function_name: z.string(),
  error_message: z.string(),
  context: z.object({
    code: z.string(),
    status: z.number(),
    request_id: z.string().nullable(),
  }),
});

export type FunctionError = z.infer<typeof entrySchema>;

const noErrors: readonly FunctionError[] = [];

/** The last calls of functions that failed in this browser, newest first. */
export function readFunctionErrors(store: BrowserStore = localStore): readonly FunctionError[] {
  return readJson(store, functionErrorsKey, (saved) => {
    const entries = z.array(entrySchema).safeParse(saved);
    return entries.success ? entries.data : noErrors;
  });
}

/** Keeps the failure of a call, if it was of a function. What the call said isn't kept. */
export function noteFunctionError(
  path: string,
  { code, status, requestId, message }: ApiError,
  store: BrowserStore = localStore,
): void {
  if (!path.startsWith(functions)) return;
  const entry: FunctionError = {
    id: randomUuid(),
    timestamp: new Date().toISOString(),
    function_name: path.slice(functions.length).split('?')[0] ?? '',
    error_message: message,
    context: { code, status, request_id: requestId },
  };
  const entries = [entry, ...readFunctionErrors(store)].slice(0, kept);
  store.write(functionErrorsKey, JSON.stringify(entries));
}

export function clearFunctionErrors(): void {
  localStore.remove(functionErrorsKey);
}
