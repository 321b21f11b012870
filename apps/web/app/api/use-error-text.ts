import { photoLimits } from '@dss/domain';
import { useCallback } from 'react';
import { useMessages, useTranslations } from 'use-intl';

import type { Messages } from '../messages/messages.ts';
import { ApiError } from './api-error.ts';

type CodeTexts = Messages['errors']['codes'];

/** What the sentences of some codes name. */
const named = { max: photoLimits.perProperty };

/**
 * What to tell the reader about a failure, in the page's language. The API says its errors in English; here they are
 * worded by their codes, and so is what the server never answered or answered in an unknown way.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const { codes } = useMessages().errors;
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unknown');
      if (error.code === 'network') return t('network');
      if (error.code === 'unexpected_reply') return t('unexpectedReply');
      return isWorded(codes, error.code) ? t(`codes.${error.code}`, named) : t('unknown');
    },
    [t, codes],
  );
}

function isWorded(codes: CodeTexts, code: string): code is keyof CodeTexts {
  return Object.hasOwn(codes, code);
}
