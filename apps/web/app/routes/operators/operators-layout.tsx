import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { z } from 'zod';

import { ApiError } from '../../lib/api/api-error.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loaded } from './operator-page.tsx';
import { words } from './words.ts';

const t = words.access;
const accessSchema = z.object({ as: z.enum(['this_machine', 'account']) });

export const handle = { frame: 'operators' };

/** Shows operators' pages to operators only: the server refuses everyone else, and this says why. */
export default function OperatorsLayout() {
  const paths = usePaths();
  const access = useQuery({
    queryKey: ['operator-access'],
    queryFn: ({ signal }) => callApi(apiPaths.operatorAccess(), accessSchema, { signal }),
    staleTime: Infinity,
  });
  if (access.data !== undefined) return <Outlet />;
  if (access.error instanceof ApiError && access.error.code === 'operators_only') {
    return (
      <MessagePage
        title={t.refused}
        actions={
          <>
            <ButtonLink tone="primary" to={paths.signIn()}>
              {t.signIn}
            </ButtonLink>
            <ButtonLink to={paths.home()}>{t.home}</ButtonLink>
          </>
        }
      >
        <p>{t.refusedText}</p>
        <p className="mt-4">{t.howTo}</p>
        <pre className="mt-2 whitespace-pre-wrap wrap-anywhere">{t.command}</pre>
      </MessagePage>
    );
  }
  if (access.error instanceof ApiError && access.error.code === 'operators_second_factor_needed') {
    return (
      <MessagePage
        title={t.secondFactor}
        actions={
          <ButtonLink tone="primary" to={paths.account()}>
            {t.account}
          </ButtonLink>
        }
      >
        <p>{t.secondFactorText}</p>
      </MessagePage>
    );
  }
  return (
    <div className="page-width flex flex-1 flex-col py-8 sm:py-12">
      <Loaded query={access} words={{ ...t, loading: t.checking }} shapes={['h-12', 'h-40']}>
        {() => null}
      </Loaded>
    </div>
  );
}
