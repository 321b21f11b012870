import { DssError, passwordWeaknesses, type PasswordWeakness } from '@dss/domain';
import { z } from 'zod';
import { openThread } from '../worker-thread/index.ts';
import type { PasswordQuestion } from './judge-password.ts';

const weaknessesSchema = z.array(z.enum(passwordWeaknesses));
/** The worst take half a second on a machine with nothing else to do. */
const timeLimitMs = 10_000;
/** Whoever waits behind so many of the worst has waited long enough. */
const maxWaiting = 20;

/**
 * Creates a judge of passwords with a thread of its own, because judging takes up to half a second.
 * @param program the thread's program: reports that it is ready, then answers each question
 */
export function createPasswordJudge(
  program: URL,
  limits = { timeLimitMs },
): (question: PasswordQuestion) => Promise<PasswordWeakness[]> {
  const thread = openThread({
    program,
    ...limits,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  return async (question) => {
    if (thread.waiting() >= maxWaiting) throw new DssError('not_ready');
    try {
      return weaknessesSchema.parse(await thread.ask(question));
    } catch (error) {
      throw new DssError('not_ready', { cause: error });
    }
  };
}

/**
 * Why a password is too weak; empty if it is strong enough.
 * @throws DssError `not_ready` if it can't be judged in time
 */
export const passwordWeaknessesOf = createPasswordJudge(
  new URL('judge-password.worker.ts', import.meta.url),
);
