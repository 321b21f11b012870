import {
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  type FinishReason,
  type LanguageModelUsage,
  type ModelMessage,
} from 'ai';
import type { Logger } from 'pino';
import type { AiConfig, TokenPrices } from '../../../../config/index.ts';
import type { CountCall, ModelCall, TokenUsage } from '../provider.ts';
import { createLanguageModel } from './language-model.ts';
import { ModelFailure, toModelFailure } from './model-failure.ts';
import { UnreadableAnswer, type ModelQuestion } from './question.ts';

/** An answer, or the problem with it. */
export type ParsedAnswer<Answer> =
  | { readonly kind: 'read'; readonly answer: Answer }
  | { readonly kind: 'unreadable'; readonly text: string; readonly problem: string };

/**
 * Calls the model once over HTTP, within the time limit.
 * @throws ModelFailure if no answer came; the signal's reason once it is aborted
 */
export type CallModel = <Answer>(
  question: ModelQuestion<Answer>,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
  count: CountCall,
) => Promise<ParsedAnswer<Answer>>;

const unknownUsage: TokenUsage = { input: null, cachedInput: null, output: null };

export function createModelCaller(config: AiConfig, log: Logger): CallModel {
  const { model, settings } = createLanguageModel(config);
  // By default the SDK writes warnings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings }) =>
    log.debug({ warnings, model: config.model }, 'the AI SDK warns');

  return async (question, messages, signal, count) => {
    signal.throwIfAborted();
    const timeLimit = AbortSignal.timeout(config.timeoutMs);
    const startedAt = performance.now();
    const counted = (outcome: ModelCall['outcome'], tokens = unknownUsage) =>
      count({
        purpose: question.purpose,
        outcome,
        tokens,
        costMicroUsd: costOf(tokens, config.prices),
        durationMs: Math.round(performance.now() - startedAt),
      });
    try {
      const { output, text, finishReason, usage } = await generateText({
        ...settings,
        model,
        instructions: question.instructions,
        messages: [...messages],
        output: Output.object({
          name: question.name,
          schema: jsonSchema(question.schema),
        }),
        // We retry ourselves, because the SDK ignores long delays that a provider requests.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, timeLimit]),
      });
      const answered = readAnswer(question, output, text, finishReason);
      counted(answered.kind === 'read' ? 'answered' : 'malformed', toTokens(usage));
      return answered;
    } catch (error) {
      if (signal.aborted) {
        counted('cancelled');
        signal.throwIfAborted();
      }
      if (NoObjectGeneratedError.isInstance(error)) {
        const tokens = error.usage === undefined ? unknownUsage : toTokens(error.usage);
        const refused = error.finishReason === 'content-filter';
        counted(refused ? 'refused' : 'malformed', tokens);
        if (refused) throw new ModelFailure('refused', 'the model declined to answer');
        const text = error.text ?? '';
        return { kind: 'unreadable', text, problem: problemOfText(error.finishReason) };
      }
      const failure = timeLimit.aborted
        ? new ModelFailure('timed_out', `no answer within ${config.timeoutMs / 1000} s`)
        : toModelFailure(error, config.apiKey);
      counted(failure instanceof ModelFailure ? failure.reason : 'malformed');
      if (failure instanceof ModelFailure && failure.reason === 'malformed') {
        return { kind: 'unreadable', text: '', problem: problemOfText(undefined) };
      }
      throw failure;
    }
  };
}

function readAnswer<Answer>(
  question: ModelQuestion<Answer>,
  output: unknown,
  text: string,
  finishReason: FinishReason,
): ParsedAnswer<Answer> {
  try {
    return { kind: 'read', answer: question.read(output) };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    const problem = finishReason === 'length' ? problemOfText(finishReason) : error.message;
    return { kind: 'unreadable', text, problem };
  }
}

function problemOfText(finishReason: FinishReason | undefined): string {
  return finishReason === 'length'
    ? 'It was cut off because it is too long. Report fewer findings, in shorter sentences.'
    : 'It is not the JSON that was asked for. Answer with that JSON and nothing else.';
}

function toTokens({
  inputTokens,
  outputTokens,
  inputTokenDetails,
}: LanguageModelUsage): TokenUsage {
  return {
    input: inputTokens ?? null,
    cachedInput: inputTokenDetails.cacheReadTokens ?? null,
    output: outputTokens ?? null,
  };
}

/**
 * Cost of these tokens in millionths of a US dollar; null if tokens or prices are unknown. Since prices are per million
 * tokens, a token costs its price in millionths.
 */
export function costOf(tokens: TokenUsage, prices: TokenPrices | null): number | null {
  if (prices === null || tokens.input === null || tokens.output === null) return null;
  const cached = Math.min(tokens.cachedInput ?? 0, tokens.input);
  const cost =
    (tokens.input - cached) * prices.input +
    cached * prices.cachedInput +
    tokens.output * prices.output;
  return Math.ceil(cost);
}
