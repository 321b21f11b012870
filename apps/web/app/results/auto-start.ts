import { analysisLimits } from '@dss/domain';

export interface AutoStartFacts {
  /** Photos that were stored from this page and that no analysis was started for yet. */
  readonly storedSince: number;
  /** Photos on their way: their analysis would only have to be repeated. */
  readonly pending: number;
  readonly hasAnalysis: boolean;
  /** The property was opened to be edited: nothing starts by itself. */
  readonly editMode: boolean;
}

/** In how many milliseconds an analysis starts by itself (core flow, section 4); null: it doesn't. */
export function autoStartDelay({
  storedSince,
  pending,
  hasAnalysis,
  editMode,
}: AutoStartFacts): number | null {
  if (editMode || storedSince === 0 || pending > 0) return null;
  const { afterUploadMs, afterFirstPhotosMs } = analysisLimits.autoStart;
  return hasAnalysis ? afterUploadMs : afterFirstPhotosMs;
}
