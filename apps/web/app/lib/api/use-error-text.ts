import { photoLimits } from '@dss/domain';
import { useCallback } from 'react';
import { useMessages, useTranslations } from 'use-intl';

import type { Messages } from '../messages/messages.ts';
import { ApiError } from './api-error.ts';

type CodeTexts = Messages['errors']['codes'];

/** The figures that some error messages mention. */
const named = { max: photoLimits.perProperty };

/**
 * The message to show for an error, in the page's language. The API's own messages are in English, so pages use the
 * error code instead; missing and unexpected answers have messages, too. A fault of the server comes with its request's number,
 * under which the log says what happened.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const { codes } = useMessages().errors;
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unknown');
      if (error.code === 'network') return t('network');
      if (error.code === 'file_unreadable') return t('fileUnreadable');
      if (error.code === 'passkey_address') return t('passkeyAddress');
      if (error.code === 'unexpected_reply') return t('unexpectedReply');
      const text = isWorded(codes, error.code) ? t(`codes.${error.code}`, named) : t('unknown');
      const { requestId } = error;
      const isFault = error.code === 'internal_error' && requestId !== null;
      return isFault ? `${text} ${t('request', { id: requestId })}` : text;
    },
    [t, codes],
  );
}

function isWorded(codes: CodeTexts, code: string): code is keyof CodeTexts {
  return Object.hasOwn(codes, code);
}
