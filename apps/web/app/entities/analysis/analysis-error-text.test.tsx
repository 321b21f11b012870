import { errorCatalog } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ApiError, errorFromReply, unexpectedReply } from '../../lib/api/api-error.ts';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { appWords as spanishWords } from '../../lib/messages/es/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { useAnalysisErrorText } from './use-analysis-error-text.ts';

function ErrorText({ error }: { error: unknown }) {
  return useAnalysisErrorText()(error);
}

function refusal(code: keyof typeof errorCatalog): Error {
  const { status, message, retryable } = errorCatalog[code];
  return errorFromReply(status, { error: { code, message, retryable, request_id: 'r' } });
}

test.each([
  [
    'a limit',
    refusal('too_many_requests'),
    'Too many analysis requests. Please wait a few minutes before trying again.',
  ],
  [
    'a wrong request',
    refusal('invalid_request'),
    'Invalid request data. Please check your images and property details.',
  ],
  [
    'an error of the server',
    refusal('internal_error'),
    'Analysis service is temporarily unavailable. Please try again in a few minutes.',
  ],
  [
    'a server that is busy',
    refusal('not_ready'),
    'Analysis service is busy. Please try again in a moment.',
  ],
  [
    'an answer of another kind',
    unexpectedReply(502),
    'Analysis service is currently unavailable. Please try again in a few minutes.',
  ],
  [
    'anything else',
    refusal('no_images'),
    'Analysis failed: No images found for analysis. Please try again.',
  ],
  ['what nobody expected', new Error('odd'), 'Failed to complete analysis. Please try again.'],
])('%s is reported in the specified words', (_what, error, words) => {
  expect(said(error)).toBe(words);
});

// No analysis answers with what signing in by a passkey does.
const codes = [...Object.keys(errorCatalog), 'odd'].filter((code) => code !== 'passkey_refused');

test.each([
  ['English', appWords],
  ['Spanish', spanishWords],
])('no toast says twice to try again: %s', (_language, words) => {
  const twice = codes
    .map((code) =>
      said(new ApiError(code, 'No', { status: 418, retryable: isRetryable(code) }), words),
    )
    .filter(
      (text) =>
        (text.match(/\btry\w* again\b|intente de nuevo|vuelva a intentar/gi) ?? []).length > 1,
    );
  expect(twice).toEqual([]);
});

function isRetryable(code: string): boolean {
  return Object.entries(errorCatalog).some(([known, { retryable }]) => known === code && retryable);
}

function said(error: unknown, words: typeof appWords = appWords): string {
  return renderToStaticMarkup(
    <MessageParts words={words}>
      <ErrorText error={error} />
    </MessageParts>,
  );
}
