import type { Logger } from 'pino';
import type { Changes } from '../changes/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import type { PhotoStore } from '../storage/index.ts';
import type { Budget } from './look-at-photo.ts';
import type { FindingComparer, ObservationProvider } from './providers/index.ts';

/** What the analysis needs to answer requests. */
export interface AnalysisDependencies {
  readonly db: Database;
  readonly provider: ObservationProvider;
  readonly clock: Clock;
  /** Of the model's calls; null or absent: no limit. */
  readonly budget?: Budget | null;
}

/** What it needs to do the work. */
export interface AnalysisTaskDependencies extends AnalysisDependencies {
  readonly store: PhotoStore;
  readonly changes: Changes;
  readonly log: Logger;
  /** The second pass; null or absent: off. */
  readonly comparer?: FindingComparer | null;
  /** Photos looked at at once within one analysis; 2. */
  readonly photosAtOnce?: number;
}
