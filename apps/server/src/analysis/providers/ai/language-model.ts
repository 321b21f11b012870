import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { generateText, LanguageModel } from 'ai';
import type { AiConfig } from '../../../config/index.ts';
import { limitedFetch } from './limited-fetch.ts';

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
