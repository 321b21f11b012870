import type { Deployment } from '@dss/domain';

import { ConsentBar } from './consent-bar.tsx';
import { EnvironmentBanner } from './environment-banner.tsx';

export interface NoticesProps {
  readonly deployment: Deployment;
  /** Whether to ask for permission to count visits. */
  readonly asks: boolean;
}

/** The deployment's notices, at the bottom of every page. */
export function Notices({ deployment, asks }: NoticesProps) {
  return (
    <>
      <EnvironmentBanner {...deployment} />
      {asks && <ConsentBar />}
    </>
  );
}
