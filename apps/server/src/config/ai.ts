import { z } from 'zod';
import { ConfigError, wholeNumber, type ValuesOf } from './variables.ts';

export const aiProviders = [
  'built-in',
  'openai',
  'openai-compatible',
  'anthropic',
  'google',
] as const;

const usd = z.coerce
  .number({ error: 'must be an amount in US dollars, such as 1.25' })
  .min(0, { error: 'must not be negative' })
  .max(1_000_000, { error: 'must be at most 1000000' });
const key = z.string().trim().min(1, 'must not be blank');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
  .transform((address) => address.replace(/\/+$/, ''));

/** The URL of a model server on this machine, by loopback alone: photos sent to it stay here. */
const ownServer = (byDefault: string) =>
  httpUrl
    .refine((address) => loopback.test(new URL(address).hostname), {
      error:
        'must be an address of this machine; for a model on another one, set AI_PROVIDER=openai-compatible',
    })
    .default(byDefault);
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Variables that choose and limit the AI model. */
export const aiShape = {
  AI_PROVIDER: z.enum(aiProviders).optional(),
  AI_MODEL: z.string().trim().min(1, 'must not be blank').optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_SERVICE_NAME: z.string().trim().min(1, 'must not be blank').max(200).optional(),
  OPENAI_API_KEY: key.optional(),
  ANTHROPIC_API_KEY: key.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: key.optional(),
  AI_API_KEY: key.optional(),
  AI_SCHEMA_VERSION: z.enum(['v0.3']).default('v0.3'),
  AI_TIMEOUT_SECONDS: wholeNumber(5, 280).optional(),
  AI_CONCURRENCY: wholeNumber(1, 32).optional(),
  AI_MONTHLY_BUDGET_USD: usd.optional(),
  AI_PRICE_INPUT: usd.optional(),
  AI_PRICE_CACHED_INPUT: usd.optional(),
  AI_PRICE_OUTPUT: usd.optional(),
  AI_MERGE: z.enum(['off', 'on']).default('off'),
  AI_SORT: z.enum(['off', 'on']).default('on'),
  OLLAMA_URL: ownServer('http://127.0.0.1:11434'),
  LM_STUDIO_URL: ownServer('http://127.0.0.1:1234'),
} as const;

type AiValues = ValuesOf<typeof aiShape>;

type ChosenProvider = Exclude<(typeof aiProviders)[number], 'built-in'>;

/** Servers on this machine that are asked for a model. */
export type LocalModelServer = 'ollama' | 'lm-studio';

export type ModelProvider = ChosenProvider | LocalModelServer;

/** US dollars per million tokens. */
export interface TokenPrices {
  readonly input: number;
  /** For input tokens from the provider's cache. */
  readonly cachedInput: number;
  readonly output: number;
}

/** The AI model that looks at photos. */
export interface AiConfig {
  readonly provider: ModelProvider;
  readonly model: string;
  /** Null if the server needs none. */
  readonly apiKey: string | null;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly schemaVersion: AiValues['AI_SCHEMA_VERSION'];
  readonly timeoutMs: number;
  /** Concurrent calls by this process. */
  readonly concurrency: number;
  /** Null if unknown; then costs are unknown too. */
  readonly prices: TokenPrices | null;
  readonly monthlyBudgetUsd: number | null;
  /** Whether a second pass compares the findings of all photos. */
  readonly merge: boolean;
  /** Whether photos are sorted by side of the house after an analysis, for the owner to confirm. */
  readonly sort: boolean;
}

/** Settings that apply to every model. */
type AiLimits = Omit<AiConfig, 'provider' | 'model' | 'apiKey' | 'baseUrl'>;

/** Where to look for a model on this machine, and how to use the one that is found. */
export interface LocalModelsConfig {
  /** Without trailing slashes. */
  readonly urls: Readonly<Record<LocalModelServer, string>>;
  /** The only model to use, by its server's name for it; null: whichever suits best. */
  readonly model: string | null;
  readonly limits: AiLimits;
}

const defaultModel = 'gpt-5-2025-08-07';

const baseUrls: Readonly<Record<Exclude<ChosenProvider, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

const keyNames = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const;

/** OpenAI's list price. For other models or base URLs, prices are unknown. */
const knownPrices: ReadonlyMap<string, TokenPrices> = new Map([
  [`${baseUrls.openai} ${defaultModel}`, { input: 1.25, cachedInput: 0.125, output: 10 }],
]);

/** The list price of a model at its provider; null if it isn't known here. */
export function listPriceOf(baseUrl: string, model: string): TokenPrices | null {
  return knownPrices.get(`${baseUrl} ${model}`) ?? null;
}

/**
 * The configured AI model; null if the built-in analyzer looks at photos.
 * @throws ConfigError if a variable is missing that others require
 */
export function toAiConfig(environment: AiValues): AiConfig | null {
  const provider = chosenProvider(environment);
  if (provider === 'built-in') return null;
  const baseUrl =
    environment.AI_BASE_URL ??
    (provider === 'openai-compatible'
      ? missing('AI_BASE_URL', 'is required where AI_PROVIDER is openai-compatible')
      : baseUrls[provider]);
  const model =
    environment.AI_MODEL ??
    (provider === 'openai'
      ? defaultModel
      : missing('AI_MODEL', `is required where AI_PROVIDER is ${provider}`));
  const prices = givenPrices(environment) ?? listPriceOf(baseUrl, model);
  const monthlyBudgetUsd = environment.AI_MONTHLY_BUDGET_USD ?? null;
  if (monthlyBudgetUsd !== null && prices === null) {
    missing(
      'AI_MONTHLY_BUDGET_USD',
      `can't be watched, because the price of ${model} isn't known: set AI_PRICE_INPUT and AI_PRICE_OUTPUT (US dollars per million tokens, 0 for a model of your own)`,
    );
  }
  return {
    provider,
    model,
    apiKey: apiKeyOf(provider, environment),
    baseUrl,
    schemaVersion: environment.AI_SCHEMA_VERSION,
    timeoutMs: (environment.AI_TIMEOUT_SECONDS ?? 120) * 1000,
    concurrency: environment.AI_CONCURRENCY ?? 4,
    prices,
    monthlyBudgetUsd,
    merge: environment.AI_MERGE === 'on',
    sort: environment.AI_SORT === 'on',
  };
}

/** Null where no model is looked for: in production, and where a provider is configured. */
export function toLocalModelsConfig(
  environment: AiValues & { readonly PROFILE: string },
): LocalModelsConfig | null {
  const configured =
    environment.AI_PROVIDER !== undefined || chosenProvider(environment) !== 'built-in';
  if (environment.PROFILE === 'production' || configured) return null;
  return {
    urls: { ollama: environment.OLLAMA_URL, 'lm-studio': environment.LM_STUDIO_URL },
    model: environment.AI_MODEL ?? null,
    limits: {
      schemaVersion: environment.AI_SCHEMA_VERSION,
      // The first call waits until the server has loaded the model.
      timeoutMs: (environment.AI_TIMEOUT_SECONDS ?? 280) * 1000,
      // Two photos at once would share one processor, and their time limits would run on.
      concurrency: environment.AI_CONCURRENCY ?? 1,
      prices: { input: 0, cachedInput: 0, output: 0 },
      monthlyBudgetUsd: null,
      merge: environment.AI_MERGE === 'on',
      sort: environment.AI_SORT === 'on',
    },
  };
}

function chosenProvider(environment: AiValues): (typeof aiProviders)[number] {
  if (environment.AI_PROVIDER !== undefined) return environment.AI_PROVIDER;
  if (environment.OPENAI_API_KEY !== undefined) return 'openai';
  if (environment.AI_BASE_URL === undefined) return 'built-in';
  return missing('AI_PROVIDER', 'must say what answers at AI_BASE_URL, such as openai-compatible');
}

function apiKeyOf(provider: ChosenProvider, environment: AiValues): string | null {
  if (provider === 'openai-compatible') return environment.AI_API_KEY ?? null;
  const name = keyNames[provider];
  return environment[name] ?? missing(name, `is required where AI_PROVIDER is ${provider}`);
}

function givenPrices(environment: AiValues): TokenPrices | null {
  const {
    AI_PRICE_INPUT: input,
    AI_PRICE_CACHED_INPUT: cached,
    AI_PRICE_OUTPUT: output,
  } = environment;
  if (input === undefined && output === undefined && cached === undefined) return null;
  if (input === undefined) return missing('AI_PRICE_INPUT', 'is required with the other prices');
  if (output === undefined) return missing('AI_PRICE_OUTPUT', 'is required with the other prices');
  return { input, cachedInput: cached ?? input, output };
}

function missing(variable: string, problem: string): never {
  throw new ConfigError(variable, problem);
}
