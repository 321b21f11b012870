/** How long after an upload the property's own page starts an analysis automatically. */
const afterUploadMs = 500;
const afterFirstPhotosMs = 1500;

export interface AutoStartFacts {
  /** Photos uploaded from this page since it last started an analysis. */
  readonly storedSince: number;
  /** Photos still uploading. An analysis without them would have to be repeated. */
  readonly pending: number;
  readonly hasAnalysis: boolean;
  /** The property was opened for editing, so nothing starts automatically. */
  readonly editMode: boolean;
}

/** Milliseconds until an analysis starts automatically (core flow, section 4); null if it doesn't. */
export function autoStartDelay({
  storedSince,
  pending,
  hasAnalysis,
  editMode,
}: AutoStartFacts): number | null {
  if (editMode || storedSince === 0 || pending > 0) return null;
  return hasAnalysis ? afterUploadMs : afterFirstPhotosMs;
}
