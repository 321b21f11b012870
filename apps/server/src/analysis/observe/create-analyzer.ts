import type { Logger } from 'pino';
import type { AiConfig } from '../../config/index.ts';
import type { ObserveDependencies } from './observe-photos.ts';
import { createBuiltInProvider } from './providers/index.ts';

/** The provider, its fallback, and their limits. */
export type Analyzer = Required<
  Pick<
    ObserveDependencies,
    'provider' | 'fallback' | 'budget' | 'comparer' | 'sorter' | 'photosAtOnce'
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
      photosAtOnce: 2,
    };
  }
  const { createAiModel } = await import('./providers/ai/index.ts');
  const { provider, comparer, sorter } = createAiModel(config, log);
  const { monthlyBudgetUsd: monthlyUsd, concurrency: photosAtOnce } = config;
  const budget = monthlyUsd === null ? null : { monthlyUsd, standIn: builtIn };
  return { provider, fallback: builtIn, comparer, sorter, budget, photosAtOnce };
}
