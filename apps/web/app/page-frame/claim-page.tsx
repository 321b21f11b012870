import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { MessagePage } from '../lib/message-pages/message-page.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** The page behind a claim link. The property is claimed only when its button posts to the page's own URL. */
export function ClaimPage() {
  const t = useTranslations('shell.claim');
  return (
    <PlainFrame>
      <MessagePage
        title={t('title')}
        actions={
          <form method="post">
            <Button tone="primary" type="submit">
              {t('open')}
            </Button>
          </form>
        }
      >
        <p>{t('explanation')}</p>
      </MessagePage>
    </PlainFrame>
  );
}
