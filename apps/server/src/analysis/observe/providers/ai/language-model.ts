import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, generateText } from 'ai';
import type { AiConfig } from '../../../../config/index.ts';

type CallSettings = Pick<Parameters<typeof generateText>[0], 'maxOutputTokens' | 'providerOptions'>;

/** A model, and what its provider needs to be told with each call. */
export interface ChosenModel {
  readonly model: LanguageModel;
  readonly settings: CallSettings;
}

/** Room for thinking and the longest answer; it bounds what one call may cost. */
const maxOutputTokens = 16_000;

/** Addresses and keys come from the configuration alone: without them the SDK would read the environment. */
export function createLanguageModel({ provider, model, baseUrl, apiKey }: AiConfig): ChosenModel {
  const key = apiKey ?? '';
  const server = { baseURL: baseUrl, fetch: limitedFetch };
  switch (provider) {
    case 'openai':
      return {
        model: createOpenAI({ ...server, apiKey: key }).responses(model),
        // By default answers, and the photos with them, would be kept for 30 days.
        settings: { maxOutputTokens, providerOptions: { openai: { store: false } } },
      };
    case 'openai-compatible':
      return {
        model: createOpenAICompatible({
          name: provider,
          ...server,
          ...(apiKey === null ? {} : { apiKey }),
          supportsStructuredOutputs: true,
        }).chatModel(model),
        // Servers of one's own refuse a limit that exceeds the context they were started with.
        settings: {},
      };
    case 'anthropic':
      return {
        model: createAnthropic({ ...server, apiKey: key })(model),
        settings: { maxOutputTokens },
      };
    case 'google':
      return {
        model: createGoogleGenerativeAI({ ...server, apiKey: key })(model),
        settings: { maxOutputTokens },
      };
  }
}

/** A model's longest answer, with the thinking that some send along, has some hundred kilobytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** A server went on and on: the rest is not waited for, and what came is not kept. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';

  constructor() {
    super(`an answer of more than ${maxAnswerBytes / 1024 / 1024} MB`);
  }
}

/**
 * Fetches as usual, but no body without end: a model's server may be anybody's, and its answers are held in memory.
 * Reading a longer one fails with AnswerTooLong, and ends the connection.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxAnswerBytes) throw new AnswerTooLong();
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
};
