import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ApiError } from '../../lib/api/api-error.ts';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { BackgroundBanner } from './background-banner.tsx';
import { initialBackgroundAnalysis, type BackgroundAnalysis } from './background-state.ts';

function said(background: Partial<BackgroundAnalysis>, photoCount = 3, lacksModel = false): string {
  return renderToStaticMarkup(
    <MessageParts words={appWords}>
      <BackgroundBanner
        background={{ ...initialBackgroundAnalysis, ...background }}
        photoCount={photoCount}
        lacksModel={lacksModel}
      />
    </MessageParts>,
  );
}

test('the banner says that photos are being analyzed', () => {
  expect(said({ status: 'analyzing', progress: 31 })).toContain(
    'AI is analyzing your photos in the background...',
  );
});

test('the banner is silent below three photos', () => {
  expect(said({ status: 'analyzing' }, 2)).not.toContain('AI is analyzing');
});

test('the banner says when the analysis is complete', () => {
  expect(said({ status: 'completed' })).toContain('Analysis complete! Ready to show your score.');
});

test('where nobody looks at photos, the banner says what the score still needs', () => {
  expect(said({ status: 'completed' }, 3, true)).toContain('The walk makes it a score');
  expect(said({ status: 'completed' })).not.toContain('The walk');
});

test.each([
  [429, 'Rate limited - background analysis paused'],
  [400, 'Invalid data for background analysis'],
])('a failure with status %i has the specified text', (status, words) => {
  const error = new ApiError('x', 'x', { status, retryable: false });
  expect(said({ status: 'error', error })).toContain(words);
});

test('a failure without a message is shown without an alert', () => {
  const html = said({ status: 'error', error: new Error('odd') });
  expect(html).toContain('Background analysis failed');
  expect(html).not.toContain('alert');
});
