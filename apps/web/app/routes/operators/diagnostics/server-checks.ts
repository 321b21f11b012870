import { checkFindingSchema, type CheckFinding, type DiagnosticCheck } from '@dss/domain';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { ask } from './calls.ts';
import { CheckFailed, failedBy, type Outcome } from './check.tsx';
import { words } from './words.ts';

/**
 * Has the server check one part of itself.
 * @throws CheckFailed with what is wrong and what to do
 */
export async function runOnServer(check: DiagnosticCheck): Promise<Outcome> {
  const answer = await ask('POST', apiPaths.serverCheck(check));
  if (answer.status === 401) throw new CheckFailed({ text: words.common.signInFirst });
  const finding = checkFindingSchema.safeParse(answer.json).data;
  if (finding === undefined) {
    throw answer.status === 0
      ? failedBy(answer, `${words.common.connectionFailed}: ${words.common.noAnswer}`)
      : failedBy(answer);
  }
  const outcome = outcomeOf(finding);
  if (finding.status === 'error') throw new CheckFailed(outcome);
  return outcome;
}

function outcomeOf({ status, found, advice, details, code }: CheckFinding): Outcome {
  return { text: found, advice, details, code, isOff: status === 'off' };
}
