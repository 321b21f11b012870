import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { NotFound } from './not-found.tsx';

/** The error page of last resort. */
export function UnexpectedError({ error }: { error: unknown }) {
  const t = useTranslations('shell.unexpectedError');
  const paths = usePaths();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!notFound) console.error(error);
  }, [error, notFound]);
  if (notFound) return <NotFound />;
  return (
    <main className="flex min-h-dvh flex-col">
      <MessagePage
        title={t('title')}
        actions={
          <>
            <Button tone="primary" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
            <ButtonLink to={paths.home()} reloadDocument>
              {t('home')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('explanation')}</p>
      </MessagePage>
    </main>
  );
}
