import { nothingKnown, planOf, planTotals, exposureOfInput } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../messages/en/app-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import { PlanSummary } from './plan-summary.tsx';

test('beside the score of a plan stands how exposed the home is: on a phone in a word, elsewhere with its reasons', () => {
  const input = {
    ...nothingKnown,
    answers: [{ questionId: 'neighbor_near', side: null, answer: 'yes', amount: 'under_10_ft' }],
  } as const;
  const plan = planOf(input);
  const score = plan.after(new Set());
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <PlanSummary
        now={score}
        then={score}
        exposure={exposureOfInput(input)}
        count={0}
        totals={planTotals([], [])}
        titleOf={() => ''}
        bars={<p />}
      />
    </MessageParts>,
  );
  expect(html).toContain('>Exposure: extreme</p>');
  expect(html).toContain('There is a building less than 10 feet away.');
});
