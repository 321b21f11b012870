import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Where a claim link leads. Its button sends the page's own address back, by POST: nothing else claims the property. */
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
