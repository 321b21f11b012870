/** The state of a background analysis (core flow, sections 3 and 4). */
export interface BackgroundAnalysis {
  readonly status: 'idle' | 'analyzing' | 'completed' | 'error';
  /** 0-100 */
  readonly progress: number;
  readonly analysisId: string | null;
  readonly dssScore: number | null;
  /** Why it failed; null unless the status is `error`. */
  readonly error: unknown;
  /** Number of photos when it last started or completed; lowered when photos are deleted. */
  readonly lastImageCount: number;
}

export type BackgroundEvent =
  | { readonly type: 'started'; readonly imageCount: number }
  | { readonly type: 'progressed'; readonly progress: number }
  | {
      readonly type: 'completed';
      readonly analysisId: string;
      readonly dssScore: number;
      readonly imageCount: number;
    }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Photos were deleted since it started. */
  | { readonly type: 'reduced'; readonly imageCount: number }
  /** The reported result is out of date, or the job was canceled. */
  | { readonly type: 'reset' };

export const initialBackgroundAnalysis: BackgroundAnalysis = {
  status: 'idle',
  progress: 0,
  analysisId: null,
  dssScore: null,
  error: null,
  lastImageCount: 0,
};

export function changeBackgroundAnalysis(
  state: BackgroundAnalysis,
  event: BackgroundEvent,
): BackgroundAnalysis {
  const { lastImageCount } = state;
  switch (event.type) {
    case 'started':
      return {
        ...initialBackgroundAnalysis,
        status: 'analyzing',
        lastImageCount: event.imageCount,
      };
    case 'progressed':
      return {
        ...initialBackgroundAnalysis,
        status: 'analyzing',
        progress: event.progress,
        lastImageCount,
      };
    case 'completed':
      return {
        status: 'completed',
        progress: 100,
        analysisId: event.analysisId,
        dssScore: event.dssScore,
        error: null,
        lastImageCount: event.imageCount,
      };
    case 'failed':
      return { ...initialBackgroundAnalysis, status: 'error', error: event.error, lastImageCount };
    case 'reduced':
      return { ...state, lastImageCount: Math.min(lastImageCount, event.imageCount) };
    case 'reset':
      // Keep the count, so that the same photos aren't analyzed again right away.
      return { ...initialBackgroundAnalysis, lastImageCount };
  }
}
