import { useTranslations } from 'use-intl';

import { MessagePage } from '../page-frame/message-page.tsx';
import { usePaths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** What every page about a property shows where there is none, or it is somebody else's. */
export function PropertyNotFound() {
  const t = useTranslations('results.notFound');
  const paths = usePaths();
  return (
    <MessagePage
      title={t('title')}
      actions={
        <ButtonLink tone="primary" to={paths.home()}>
          {t('home')}
        </ButtonLink>
      }
    >
      <p>{t('text')}</p>
    </MessagePage>
  );
}
