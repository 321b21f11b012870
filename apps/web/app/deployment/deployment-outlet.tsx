import { lazy, Suspense, useEffect, type ComponentType } from 'react';

import { countVisits } from './count-visits.ts';
import type { Locale } from '../messages/locale.ts';
import { useLanguage } from '../messages/message-parts.tsx';
import type { NoticesProps } from './notices.tsx';
import { useDeployment } from './deployment.ts';
import { useCountingPermission } from './permission.ts';

// Hardly anybody meets these notices. One that can't be loaded takes nothing with it.
const nothing = { default: () => null };
const notices: Readonly<Record<Locale, ComponentType<NoticesProps>>> = {
  en: lazy<ComponentType<NoticesProps>>(() => import('./notices-en.tsx').catch(() => nothing)),
  es: lazy<ComponentType<NoticesProps>>(() => import('./notices-es.tsx').catch(() => nothing)),
};

/**
 * What the deployment has to say, once the page has loaded: what its configuration misses, and whether this visit may
 * be counted. Counts it where the reader agreed.
 */
export function DeploymentOutlet() {
  const Notices = notices[useLanguage()];
  const deployment = useDeployment();
  const permission = useCountingPermission();
  const target = permission === 'granted' ? deployment?.analytics : null;
  useEffect(() => {
    if (target === null || target === undefined) return;
    return countVisits({ ...target, origin: location.origin });
  }, [target]);
  if (deployment === null) return null;
  if (permission !== 'ask' && deployment.missing.length === 0) return null;
  return (
    <Suspense>
      <Notices deployment={deployment} asks={permission === 'ask'} />
    </Suspense>
  );
}
