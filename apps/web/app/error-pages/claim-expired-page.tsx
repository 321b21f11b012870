import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PlainFrame } from '../page-frame/plain-frame.tsx';

/** A claim link that can't be used anymore. */
export function ClaimExpiredPage() {
  const t = useTranslations('shell.claimExpired');
  const paths = usePaths();
  return (
    <PlainFrame>
      <MessagePage
        title={t('title')}
        actions={
          <ButtonLink tone="primary" to={paths.home()}>
            {t('home')}
          </ButtonLink>
        }
      >
        <p>{t('explanation')}</p>
      </MessagePage>
    </PlainFrame>
  );
}
