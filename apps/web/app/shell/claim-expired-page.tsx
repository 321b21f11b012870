import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** A link from the terminal that can't be used any more. A good one never gets here: the server leads it on. */
export function ClaimExpiredPage() {
  const t = useTranslations('shell.claimExpired');
  const paths = usePaths();
  return (
    <PageFrame>
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
    </PageFrame>
  );
}
