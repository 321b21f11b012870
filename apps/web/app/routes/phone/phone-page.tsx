import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { linkedHead } from '../../lib/head/page-head.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { useLinkToken } from '../../lib/navigation/use-link-token.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { usePaths } from '../../lib/paths.ts';
import { propertyQuery } from '../../entities/property/property.ts';
import { saveBorrowedHome } from '../../entities/property/borrowed-homes.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/fields.tsx';
import { spendCode } from '../../features/phone-handover/handovers.ts';

export const meta = appHead(({ messages }) => linkedHead(messages.phone.page.title));

/** Opened by a phone that scanned a code. A button spends it, since programs that preview links open them too. */
export default function PhonePage() {
  const t = useTranslations('phone.page');
  const errorText = useErrorText();
  const code = useLinkToken();
  const navigate = useNavigate();
  const paths = usePaths();
  const queryClient = useQueryClient();
  usePreloadedPage('walk');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => spendCode(code),
    networkMode: 'always',
    onSuccess: ({ property_id: id, ends_at: until }) => {
      saveBorrowedHome(id, until);
      // What this tab knows of the home dates from before.
      queryClient.removeQueries({ queryKey: propertyQuery(id).queryKey });
      void navigate(paths.walk(id), { replace: true });
    },
  });
  if (code === '' || (error instanceof ApiError && error.code === 'phone_code_invalid')) {
    return (
      <NothingHere
        title={t(code === '' ? 'noCodeTitle' : 'overTitle')}
        text={t(code === '' ? 'noCodeText' : 'overText')}
        home={t('home')}
      />
    );
  }
  const connecting = isPending || isSuccess;
  return (
    <MessagePage
      title={t('title')}
      actions={
        <Button
          tone="primary"
          className="min-h-14 max-sm:w-full"
          unavailable={connecting}
          onClick={() => mutate()}
        >
          {t(connecting ? 'connecting' : 'connect')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      {error !== null && (
        <div role="alert" className="mt-4">
          <FieldError>{`${t('failed')}. ${errorText(error)}`}</FieldError>
        </div>
      )}
    </MessagePage>
  );
}
