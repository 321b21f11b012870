import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from './api-error.ts';

/** What to tell the reader about a failure: the server's public message, or ours where it never answered. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unknown');
      if (error.code === 'network') return t('network');
      if (error.code === 'unexpected_reply') return t('unexpectedReply');
      return error.message;
    },
    [t],
  );
}
