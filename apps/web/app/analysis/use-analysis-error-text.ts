import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { analysisErrorCode } from './analysis-error-code.ts';

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
