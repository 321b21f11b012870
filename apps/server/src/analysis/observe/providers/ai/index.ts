import type { Logger } from 'pino';
import type { AiConfig } from '../../../../config/index.ts';
import type {
  AfterPhotoChecker,
  FindingComparer,
  ObservationProvider,
  PhotoSorter,
} from '../provider.ts';
import { createModelAsker, type RetryDelays } from './ask-model.ts';
import { createAfterPhotoChecker } from './check-after-photo.ts';
import { createFindingComparer } from './compare-findings.ts';
import { createModelProvider } from './model-provider.ts';
import { createPhotoSorter } from './sort-photos.ts';

/** The parts that an AI model provides. They share its limits. */
export interface AiModel {
  readonly provider: ObservationProvider;
  /** Null where the second pass is off. */
  readonly comparer: FindingComparer | null;
  /** Null where sorting is off. */
  readonly sorter: PhotoSorter | null;
  readonly afterPhotoChecker: AfterPhotoChecker;
}

/** Builds the configured model. No request is made before the first photo. */
export function createAiModel(config: AiConfig, log: Logger, patience?: RetryDelays): AiModel {
  const ask = createModelAsker(config, log, patience);
  return {
    provider: createModelProvider(config, ask),
    comparer: config.merge ? createFindingComparer(config, ask) : null,
    sorter: config.sort ? createPhotoSorter(config, ask) : null,
    afterPhotoChecker: createAfterPhotoChecker(config, ask),
  };
}
