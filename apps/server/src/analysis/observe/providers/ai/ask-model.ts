import { setTimeout as delay } from 'node:timers/promises';
import type { ModelMessage } from 'ai';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { AiConfig } from '../../../../config/index.ts';
import { PhotoNotObservable, ProviderBackoffError, type CountCall } from '../provider.ts';
import { createModelCaller, type ParsedAnswer } from './call-model.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelQuestion } from './question.ts';

/**
 * Asks the model and retries until it answers or fails for good.
 * @throws PhotoNotObservable for good; ProviderBackoffError if the provider requests a long delay; the signal's reason once it is aborted
 */
export type AskModel = <Answer>(
  question: ModelQuestion<Answer>,
  signal: AbortSignal,
  count: CountCall,
) => Promise<Answer>;

/** Retry delays in milliseconds; shorter in tests. */
export interface RetryDelays {
  /** Pause after the first failure; doubles with each further one. */
  readonly firstWaitMs: number;
  /** A longer delay is left to the queue instead of waiting here. */
  readonly longestWaitMs: number;
}

const patienceOfAPerson: RetryDelays = { firstWaitMs: 1000, longestWaitMs: 20_000 };
const maxTries = 4;
/** Characters of an unreadable answer that are sent back, so that the model sees its mistake. */
const maxRepeatedText = 4000;

/**
 * Calls a model within limits: a maximum of concurrent calls for the whole process, and a time limit for each. Temporary
 * failures (rate limits, overload, network faults) are retried; an unreadable answer is requested once more.
 */
export function createModelAsker(
  config: AiConfig,
  log: Logger,
  patience: RetryDelays = patienceOfAPerson,
): AskModel {
  const call = createModelCaller(config, log);
  const slots = pLimit(config.concurrency);

  /** Keeps its slot while it waits, so that no other call reaches a provider that has just asked us to slow down. */
  const callUntilAnswered = <Answer>(
    question: ModelQuestion<Answer>,
    messages: readonly ModelMessage[],
    signal: AbortSignal,
    count: CountCall,
  ): Promise<ParsedAnswer<Answer>> =>
    slots(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await call(question, messages, signal, count);
        } catch (error) {
          if (!(error instanceof ModelFailure) || !error.retryable) throw error;
          const waitMs = waitAfter(error, tries, patience);
          if (waitMs > patience.longestWaitMs)
            throw new ProviderBackoffError(waitMs, error.reason, error);
          if (tries >= maxTries) throw error;
          log.info(
            { reason: error.reason, detail: error.message, waitMs },
            'asking the model again',
          );
          await delay(waitMs, undefined, { signal });
        }
      }
    });

  const askTwice: AskModel = async (question, signal, count) => {
    const asked: ModelMessage = { role: 'user', content: question.content };
    const first = await callUntilAnswered(question, [asked], signal, count);
    if (first.kind === 'read') return first.answer;
    log.info({ problem: first.problem }, 'an answer could not be read, the model is asked again');
    const second = await callUntilAnswered(question, [asked, ...corrected(first)], signal, count);
    if (second.kind === 'read') return second.answer;
    throw new ModelFailure('malformed', second.problem);
  };

  return async (question, signal, count) => {
    try {
      return await askTwice(question, signal, count);
    } catch (error) {
      if (error instanceof ModelFailure) throw new PhotoNotObservable(error.reason, error);
      throw error;
    }
  };
}

/** The provider's requested delay, else exponential backoff; with jitter, so that calls don't all retry at the same time. */
function waitAfter({ retryAfterMs }: ModelFailure, tries: number, patience: RetryDelays): number {
  const spread = 0.5 + Math.random() / 2;
  if (retryAfterMs !== null) return retryAfterMs + patience.firstWaitMs * (spread - 0.5);
  const wait = patience.firstWaitMs * 2 ** (tries - 1);
  return Math.min(wait, patience.longestWaitMs) * spread;
}

function corrected({
  text,
  problem,
}: Extract<ParsedAnswer<never>, { kind: 'unreadable' }>): ModelMessage[] {
  const content = text.trim() === '' ? '(empty)' : text.slice(0, maxRepeatedText);
  return [
    { role: 'assistant', content },
    {
      role: 'user',
      content: `Your answer could not be read. ${problem}\nLook again and answer anew, in the form that was asked for.`,
    },
  ];
}
