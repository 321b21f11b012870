import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';

/** The toast text for a failed analysis (core flow, section 8). */
export function useAnalysisErrorText(): (error: unknown) => string {
  const t = useTranslations('progress.failedText');
  const codes = useTranslations('errors.codes');
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unknown');
      const code = analysisErrorCode(error);
      if (code !== 'own') return codes(code);
      const text = errorText(error);
      // These messages already say what failed and what to do.
      const isWhole = error.code === 'network' || error.code.startsWith('analysis_');
      return isWhole ? text : t('because', { message: text.replace(/\.$/, '') });
    },
    [t, codes, errorText],
  );
}

/** The error code whose message describes a failed analysis; `own` if the error's own code has one. */
type AnalysisErrorCode =
  | 'too_many_analyses'
  | 'invalid_analysis_request'
  | 'analysis_unavailable'
  | 'analysis_busy'
  | 'analysis_down'
  | 'own';

/** Classifies a failed analysis as specified (core flow, section 8): a rate limit (429) first, then by error code. */
export function analysisErrorCode({
  code,
  status,
}: Pick<ApiError, 'code' | 'status'>): AnalysisErrorCode {
  if (status === 429) return 'too_many_analyses';
  switch (code) {
    case 'unexpected_reply':
    case 'analysis_down':
      return 'analysis_down';
    case 'invalid_request':
    case 'invalid_analysis_request':
      return 'invalid_analysis_request';
    case 'internal_error':
    case 'analysis_unavailable':
      return 'analysis_unavailable';
    case 'not_ready':
    case 'analysis_busy':
      return 'analysis_busy';
    default:
      return 'own';
  }
}
