import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { ProgressFailure } from './progress-failure.tsx';
import { ProgressRunning } from './progress-running.tsx';

function drawn(element: ReactElement): string {
  return renderToStaticMarkup(
    <StaticRouter location="/analysis-progress/1">
      <MessageParts words={appWords}>{element}</MessageParts>
    </StaticRouter>,
  );
}

const nothing = () => undefined;

test.each([
  ['propertyNotFound', 'Property not found'],
  ['noImages', 'No images found for analysis'],
  ['rateLimited', 'Too many requests. Please wait a few minutes before trying again.'],
  ['invalidRequest', 'Please check your images and property details, then try again.'],
  ['unavailable', 'Analysis service is temporarily down. Please try again in a few minutes.'],
  ['busy', 'Analysis service is busy. Please try again shortly.'],
  ['failed', 'Analysis failed. Please try again.'],
  ['timeout', 'Analysis is taking longer than expected. Please try again.'],
] as const)('a failure of kind %s shows: %s', (failure, words) => {
  const view = { kind: 'failed', failure, stillWorking: null } as const;
  const html = drawn(<ProgressFailure propertyId="1" view={view} onTryAgain={nothing} />);
  expect(html).toContain(words);
  const wayOn =
    failure === 'propertyNotFound' ? ['Back to Home'] : ['Try Again', 'Back to Property'];
  for (const button of wayOn) expect(html).toContain(`>${button}</`);
});

test.each([
  ['analyzing', 20, 'Analyzing Images'],
  ['processing', 60, 'AI Processing'],
  ['scoring', 90, 'Generating Score and Recommendations'],
] as const)('the step %s (%i percent) is called %s', (step, percent, title) => {
  const view = {
    kind: 'running',
    step,
    percent,
    activity: { key: 'queued' },
    waitedSeconds: null,
    longWait: false,
  } as const;
  const html = drawn(<ProgressRunning view={view} canceling={false} onCancel={nothing} />);
  expect(html).toContain(title);
  expect(html).toContain(`${percent}%`);
  expect(html).toContain('Cancel Analysis');
  expect(html).not.toContain('taking longer than expected');
});

test('a long wait has the specified text', () => {
  const view = {
    kind: 'running',
    step: 'scoring',
    percent: 95,
    activity: { key: 'observing', current: 3, total: 8 },
    waitedSeconds: null,
    longWait: true,
  } as const;
  const html = drawn(<ProgressRunning view={view} canceling={false} onCancel={nothing} />);
  expect(html).toContain('taking longer than expected');
  expect(html).toContain('Looking at photo 3 of 8');
});

describe('a bar that has stopped moving', () => {
  const view = {
    kind: 'running',
    step: 'processing',
    percent: 95,
    activity: { key: 'observing', current: 3, total: 8 },
    waitedSeconds: 24,
    longWait: false,
  } as const;
  const html = drawn(<ProgressRunning view={view} canceling={false} onCancel={nothing} />);

  test('says which photo it waits for', () => {
    expect(html).toContain('Waiting for the answer about photo 3 of 8');
  });

  test('says how long it has taken', () => {
    expect(html).toContain('24 seconds so far');
  });
});
