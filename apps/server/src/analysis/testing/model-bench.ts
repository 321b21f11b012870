import { pino } from 'pino';
import type { AiConfig } from '../../config/index.ts';
import type { ModelBudget } from '../observe/model-calls.ts';
import { createBuiltInProvider } from '../observe/providers/built-in/index.ts';
import { createAiModel } from '../observe/providers/ai/index.ts';
import {
  startModelServer,
  type ModelServer,
  type Respond,
} from '../observe/providers/ai/testing/model-server.ts';
import { openAnalysisBench, type AnalysisBench } from './analysis-bench.ts';

export interface ModelBench extends AnalysisBench {
  readonly server: ModelServer;
}

/** The analysis over HTTP with a model on a local server that speaks its provider's protocol. */
export async function openModelBench(
  respond: Respond,
  { budget = null, ...changes }: Partial<AiConfig> & { readonly budget?: ModelBudget | null } = {},
): Promise<ModelBench> {
  const server = await startModelServer(respond, changes);
  const log = pino({ level: 'silent' });
  const { provider, comparer, sorter, afterPhotoChecker } = createAiModel(server.config, log, {
    firstWaitMs: 1,
    longestWaitMs: 2000,
  });
  const photosAtOnce = server.config.concurrency;
  const bench = await openAnalysisBench(provider, undefined, {
    comparer,
    sorter,
    afterPhotoChecker,
    budget,
    photosAtOnce,
    fallback: createBuiltInProvider(),
  });
  return {
    ...bench,
    server,
    close: async () => {
      await bench.close();
      await server.close();
    },
  };
}
