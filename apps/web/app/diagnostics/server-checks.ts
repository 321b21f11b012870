import { checkFindingSchema, type CheckFinding, type DiagnosticCheck } from '@dss/domain';

import { CheckFailed, type Outcome } from './check.tsx';
import { ask, messageOf, requestIdOf } from './calls.ts';
import { words } from './words.ts';

/**
 * Has the server check one part of itself.
 * @throws CheckFailed with what is wrong and what to do
 */
export async function runOnServer(check: DiagnosticCheck): Promise<Outcome> {
  const answer = await ask('POST', `/api/operations/checks/${check}`);
  if (answer.status === 401) throw new CheckFailed({ text: words.common.signInFirst });
  const finding = checkFindingSchema.safeParse(answer.json).data;
  if (finding === undefined) {
    const requestId = requestIdOf(answer);
    throw new CheckFailed({
      text:
        answer.status === 0
          ? `${words.common.connectionFailed}: ${words.common.noAnswer}`
          : messageOf(answer),
      ...(requestId === null ? {} : { details: [{ name: 'Request ID', value: requestId }] }),
    });
  }
  const outcome = outcomeOf(finding);
  if (finding.status === 'error') throw new CheckFailed(outcome);
  return outcome;
}

function outcomeOf({ found, advice, details, code }: CheckFinding): Outcome {
  return { text: found, advice, details, code };
}
