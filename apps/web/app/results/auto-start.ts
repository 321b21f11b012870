/** On the property's own page an analysis starts by itself so long after an upload. */
const afterUploadMs = 500;
const afterFirstPhotosMs = 1500;

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
  return hasAnalysis ? afterUploadMs : afterFirstPhotosMs;
}
