import { serviceNames, unnamedService } from '@dss/domain';
import type { ReactNode } from 'react';

import { useServices } from './use-services.ts';

/** The last holds where nobody knows which services are used: then all of them are described, as what may be. */
const conditions = [...serviceNames, 'unknown'] as const;

interface DependentProps {
  readonly on: (typeof conditions)[number];
  readonly children: ReactNode;
}

/** A paragraph that holds only where a service is used. The server takes it out of a built page where it isn't. */
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

const paragraphs = Object.fromEntries(
  conditions.map((on) => [on, (chunks: ReactNode) => <Dependent on={on}>{chunks}</Dependent>]),
);

/**
 * The tags of paragraphs that depend on the outside services in use, such as `<photon>`, and the arguments that name who
 * answers, such as `{photonHost}`.
 */
export function useServiceProse() {
  const services = useServices();
  const hosts = Object.fromEntries(
    serviceNames.map((name) => [`${name}Host`, services?.[name] ?? unnamedService(name)]),
  );
  return { ...paragraphs, ...hosts };
}
