import { errorCatalog } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { errorFromReply, unexpectedReply } from '../api/api-error.ts';
import { appWords } from '../messages/en/app-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';
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
])(
  '%s is reported in the specified words',
  {
    tags: [
      'spec:core-165',
      'spec:core-166',
      'spec:core-167',
      'spec:core-168',
      'spec:core-169',
      'spec:core-170',
      'spec:core-171',
      'spec:core-178',
    ],
  },
  (_what, error, words) => {
    const html = renderToStaticMarkup(
      <MessageParts words={appWords}>
        <ErrorText error={error} />
      </MessageParts>,
    );
    expect(html).toBe(words);
  },
);
