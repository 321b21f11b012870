import { serviceNames, unnamedService } from '@dss/domain';
import type { ReactNode } from 'react';

import { useServices } from '../services.ts';

/** `unknown` applies when it isn't known which services are used: then all of them are described as possible. */
const conditions = [...serviceNames, 'unknown'] as const;

interface DependentProps {
  readonly on: (typeof conditions)[number];
  readonly children: ReactNode;
}

/** A paragraph shown only if a service is used. The server removes it from built pages otherwise. */
function Dependent({ on, children }: DependentProps) {
  const services = useServices();
  const holds = services === null || (on !== 'unknown' && services[on] !== undefined);
  if (!holds) return null;
  return (
    <p data-service={on} className="not-first:mt-3">
      {children}
    </p>
  );
}

/** The address for questions stands within paragraphs (`prose.tsx`). */
const paragraphs = Object.fromEntries(
  conditions
    .filter((on) => on !== 'contact' && on !== 'noContact')
    .map((on) => [on, (chunks: ReactNode) => <Dependent on={on}>{chunks}</Dependent>]),
);

/**
 * The tags of paragraphs that depend on an outside service, such as `<photon>`, and the arguments that name its host,
 * such as `{photonHost}`.
 */
export function useServiceProse() {
  const services = useServices();
  const hosts = Object.fromEntries(
    serviceNames.map((name) => [`${name}Host`, services?.[name] ?? unnamedService(name)]),
  );
  return { ...paragraphs, ...hosts };
}
