import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, generateText } from 'ai';
import type { AiConfig } from '../../../../config/index.ts';
import { lmStudioFetch, ollamaFetch } from './local-servers.ts';

type CallSettings = Pick<Parameters<typeof generateText>[0], 'maxOutputTokens' | 'providerOptions'>;

/** A model, and the settings its provider needs with each call. */
export interface ChosenModel {
  readonly model: LanguageModel;
  readonly settings: CallSettings;
}

/** Enough for reasoning and the longest answer; it also bounds the cost of a call. */
const maxOutputTokens = 16_000;

/** Sets every base URL and key from the configuration, because the SDK would otherwise read the environment. */
export function createLanguageModel({ provider, model, baseUrl, apiKey }: AiConfig): ChosenModel {
  const key = apiKey ?? '';
  const server = { baseURL: baseUrl, fetch: limitedFetch };
  switch (provider) {
    case 'openai':
      return {
        model: createOpenAI({ ...server, apiKey: key }).responses(model),
        // By default OpenAI stores answers, including the photos, for 30 days.
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
        // Self-hosted servers refuse a limit larger than their context size.
        settings: {},
      };
    case 'ollama':
    case 'lm-studio': {
      const speak = provider === 'ollama' ? ollamaFetch : lmStudioFetch;
      return {
        model: createOpenAICompatible({
          name: provider,
          baseURL: `${baseUrl}/v1`,
          fetch: speak(baseUrl, limitedFetch),
          supportsStructuredOutputs: true,
        }).chatModel(model),
        settings: {},
      };
    }
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

/** The longest answers, including reasoning that some models return, have a few hundred kilobytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** A server sent more than the limit; reading was stopped and the answer discarded. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';

  constructor() {
    super(`an answer of more than ${maxAnswerBytes / 1024 / 1024} MB`);
  }
}

/**
 * Like `fetch`, with a limit on the response body, because answers are held in memory and the configured server may not be
 * trustworthy. Reading past the limit fails with AnswerTooLong and closes the connection. A redirect fails too, because it would
 * take the photo to a server that nobody chose, such as from this machine to another one.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
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
