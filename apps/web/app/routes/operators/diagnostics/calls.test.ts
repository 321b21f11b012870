import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { clearFunctionErrors, readFunctionErrors } from '../../../lib/api/function-errors.ts';
import {
  ask,
  explainAnalyzeFailure,
  isBucketMissing,
  isRlsViolation,
  isSlow,
  scoreTone,
  type Answer,
} from './calls.ts';

function answer(status: number, message: string | null, text?: string): Answer {
  const json = message === null ? undefined : { error: { code: 'x', message } };
  return { status, json, text: text ?? JSON.stringify(json) ?? '', tookMs: 1 };
}

describe('a failed analysis', () => {
  const auth = 'Functions auth error: check Authorization header and Invoke URL.';
  const noJson =
    'No JSON in response: Check schema v0.2 loaded in function; verify signed URLs still valid.';
  test.each([
    { given: answer(401, 'Auth session missing!'), said: auth },
    { given: answer(403, 'Only the operator can see this.'), said: auth },
    {
      given: answer(502, 'OpenAI refused the key.'),
      said: 'AI provider error (502): key or URL invalid, or image URL expired.',
    },
    {
      given: answer(503, 'Analysis failed: the analysis service is busy. Please try again.'),
      said: 'AI provider error (503): key or URL invalid, or image URL expired.',
    },
    {
      given: answer(500, 'Something went wrong.'),
      said: 'Server error (500): Something went wrong.',
    },
    { given: answer(502, null, '<html><h1>Bad Gateway</h1></html>'), said: noJson },
    { given: answer(200, null, '<html></html>'), said: noJson },
    {
      given: answer(400, 'No images to analyze'),
      said: 'Client error (400): No images to analyze',
    },
    {
      given: answer(429, 'Too many analyses.'),
      said: 'Client error (429): Too many analyses.',
    },
    { given: answer(0, null, ''), said: 'Connection Failed: no answer from the server.' },
  ])('is explained by its status and words: $given.status, $said', ({ given, said }) => {
    expect(explainAnalyzeFailure(given)).toBe(said);
  });

  test('that never answers is explained by where to look for the worker', () => {
    expect(explainAnalyzeFailure({ ...answer(0, null, ''), isLate: true })).toMatch(
      /^Connection Failed: no answer within 150 s\. If no worker runs/,
    );
  });

  test('that isn’t done is no result', () => {
    const json = { job: { status: 'queued' } };
    const given = { status: 202, json, text: JSON.stringify(json), tookMs: 130_000 };
    expect(explainAnalyzeFailure(given)).toMatch(/^No result yet/);
  });

  test('is none where a result came', () => {
    const json = { analysis_id: 'a', dss_score: 50 };
    const text = JSON.stringify(json);
    expect(explainAnalyzeFailure({ status: 200, json, text, tookMs: 1 })).toBeNull();
  });
});

test.each([
  { message: 'new row violates row-level security policy for table "images"', is: true },
  { message: 'refused by a policy', is: true },
  { message: 'permission denied', code: '42501', is: true },
  { message: 'The database does not answer.', is: false },
])(
  'a refusal by row-level security is known by its words or code: $message',
  ({ message, code, is }) => {
    expect(isRlsViolation(message, code ?? null)).toBe(is);
  },
);

test('an analysis is slow from over 20 s', () => {
  expect([19_999, 20_000, 20_001].map(isSlow)).toEqual([false, false, true]);
});

test('scores over 70 are colored destructive, over 30 secondary, others by default', () => {
  expect([71, 70, 31, 30, 0].map(scoreTone)).toEqual([
    'destructive',
    'secondary',
    'secondary',
    'default',
    'default',
  ]);
});

test.each([
  { message: 'CheckFailed: The specified bucket does not exist', is: true },
  { message: "CheckFailed: ENOENT: no such file or directory, mkdir '/data/photos'", is: true },
  { message: "CheckFailed: ENOTDIR: not a directory, mkdir '/data/photos/a'", is: true },
  { message: 'CheckFailed: EROFS: read-only file system', is: false },
  { message: 'CheckFailed: connect ECONNREFUSED 127.0.0.1:9000', is: false },
])(
  'a missing bucket is distinguished from other failures of storage: $message',
  ({ message, is }) => {
    expect(isBucketMissing(message)).toBe(is);
  },
);

describe('a check that calls a function', () => {
  beforeEach(() => clearFunctionErrors());
  afterEach(() => {
    clearFunctionErrors();
    vi.unstubAllGlobals();
  });

  test.each([
    {
      given: 'a refusal',
      answers: () =>
        Response.json(
          { error: { code: 'forbidden', message: 'No.', retryable: false, request_id: 'r1' } },
          { status: 403 },
        ),
      kept: ['sign-image', 'forbidden', 403, 'r1'],
    },
    {
      given: 'a page of a proxy',
      answers: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      kept: ['sign-image', 'unexpected_reply', 502, null],
    },
    {
      given: 'no JSON',
      answers: () => new Response('<html></html>'),
      kept: ['sign-image', 'unexpected_reply', 200, null],
    },
    {
      given: 'no answer',
      answers: () => {
        throw new TypeError('Failed to fetch');
      },
      kept: ['sign-image', 'network', 0, null],
    },
    {
      given: 'that no key of Google’s map is set, which is no failure',
      answers: () =>
        Response.json(
          {
            error: {
              code: 'maps_key_missing',
              message: 'Google Maps API key not configured',
              retryable: false,
              request_id: 'r2',
            },
          },
          { status: 404 },
        ),
      kept: null,
    },
    { given: 'an answer', answers: () => Response.json({ signedUrls: [] }), kept: null },
  ])('notes in the error log of this browser: $given', async ({ answers, kept }) => {
    vi.stubGlobal('fetch', () => Promise.resolve().then(answers));
    await ask('POST', '/functions/v1/sign-image', { paths: [] });
    const noted = readFunctionErrors().map(({ function_name: name, context }) => [
      name,
      context.code,
      context.status,
      context.request_id,
    ]);
    expect(noted).toEqual(kept === null ? [] : [kept]);
  });
});
