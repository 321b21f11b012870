/** What an analysis in the background has come to (core flow, sections 3 and 4). */
export interface BackgroundAnalysis {
  readonly status: 'idle' | 'analyzing' | 'completed' | 'error';
  /** 0-100 */
  readonly progress: number;
  readonly analysisId: string | null;
  readonly dssScore: number | null;
  /** Why it failed; null unless the status is `error`. */
  readonly error: unknown;
  /** How many photos there were when it last started or completed; fewer, once there are fewer. */
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
  /** Photos are fewer than when it started. */
  | { readonly type: 'reduced'; readonly imageCount: number }
  /** What was told isn't so anymore, or the work was canceled. */
  | { readonly type: 'reset' };

export const initialBackgroundAnalysis: BackgroundAnalysis = {
  status: 'idle',
  progress: 0,
  analysisId: null,
  dssScore: null,
  error: null,
  lastImageCount: 0,
};

/** What an event makes of an analysis in the background. */
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
      // What was analyzed before stays counted, so that it isn't analyzed again at once.
      return { ...initialBackgroundAnalysis, lastImageCount };
  }
}
