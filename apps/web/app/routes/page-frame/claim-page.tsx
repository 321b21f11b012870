import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { shellHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { PlainFrame } from './plain-frame.tsx';

export const meta = shellHead(({ messages }) =>
  privateHead(pageTitle(messages.shell.claim.pageTitle)),
);

export { withoutScripts as handle } from './without-scripts.ts';

/** The page behind a claim link. The property is claimed only when its button posts to the page's own URL. */
export default function ClaimPage() {
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
