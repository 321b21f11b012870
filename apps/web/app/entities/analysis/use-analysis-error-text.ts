import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { failureOfCode } from './analysis-failure.ts';

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
      if (isWhole) return text;
      // What may succeed when repeated, and what nobody expected, already ends with the advice to try again.
      const isAdvice = error.retryable || text === errorText(null);
      return isAdvice
        ? t('becauseAdvised', { message: text })
        : t('because', { message: text.replace(/\.$/, '') });
    },
    [t, codes, errorText],
  );
}

/** The code whose message the toast shows for each failure; `own`: that of the error. */
const messageCodes = {
  rateLimited: 'too_many_analyses',
  invalidRequest: 'invalid_analysis_request',
  unavailable: 'analysis_unavailable',
  busy: 'analysis_busy',
  down: 'analysis_down',
  propertyNotFound: 'own',
  noImages: 'own',
  failed: 'own',
  offline: 'own',
} as const;

/** The code whose message describes a failed analysis; `own`: that of the error. */
export function analysisErrorCode(error: Pick<ApiError, 'code' | 'status'>) {
  const failure = failureOfCode(error);
  return failure === null ? 'own' : messageCodes[failure];
}
