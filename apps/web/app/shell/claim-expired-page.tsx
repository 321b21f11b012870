import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { shellMessages } from '../messages/shell-messages.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { pageTitle } from './page-title.ts';

export const meta: MetaFunction = () => [
  { title: pageTitle(shellMessages.shell.claimExpired.pageTitle) },
  { name: 'robots', content: 'noindex' },
];

/** A link from the terminal that can't be used any more. A good one never gets here: the server leads it on. */
export default function ClaimExpiredPage() {
  const t = useTranslations('shell.claimExpired');
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
