import type { Logger } from 'pino';
import { listPriceOf, type AiConfig } from '../../config/index.ts';
import type { ObserveDependencies } from './observe-photos.ts';
import { createBuiltInProvider } from './providers/built-in/index.ts';
import type { ObservationProvider } from './providers/provider.ts';

/** The provider, its fallback, and their limits. */
export type Analyzer = Required<
  Pick<
    ObserveDependencies,
    | 'provider'
    | 'fallback'
    | 'budget'
    | 'comparer'
    | 'sorter'
    | 'afterPhotoChecker'
    | 'photosAtOnce'
    | 'withModel'
  >
>;

/** Builds the configured analyzer. AI SDKs are loaded only if a model is configured. */
export async function createAnalyzer(config: AiConfig | null, log: Logger): Promise<Analyzer> {
  const builtIn = createBuiltInProvider();
  if (config === null) {
    return {
      provider: builtIn,
      fallback: null,
      budget: null,
      comparer: null,
      sorter: null,
      afterPhotoChecker: null,
      photosAtOnce: 2,
      withModel: () => null,
    };
  }
  const { createAiModel } = await import('./providers/ai/index.ts');
  const { provider, comparer, sorter, afterPhotoChecker } = createAiModel(config, log);
  const { monthlyBudgetUsd: monthlyUsd, concurrency: photosAtOnce } = config;
  const budget = monthlyUsd === null ? null : { monthlyUsd, standIn: builtIn };
  const others = new Map<string, ObservationProvider>([[config.model, provider]]);
  const withModel = (model: string): ObservationProvider | null => {
    const prices = listPriceOf(config.baseUrl, model);
    // A budget can't hold what has no price.
    if (monthlyUsd !== null && prices === null && model !== config.model) return null;
    const chosen = others.get(model) ?? createAiModel({ ...config, model, prices }, log).provider;
    others.set(model, chosen);
    return chosen;
  };
  return {
    provider,
    fallback: builtIn,
    comparer,
    sorter,
    afterPhotoChecker,
    budget,
    photosAtOnce,
    withModel,
  };
}
