import type { Deployment } from '@dss/domain';

import { ConsentBar } from './consent-bar.tsx';
import { EnvironmentBanner } from './environment-banner.tsx';

export interface NoticesProps {
  readonly deployment: Deployment;
  /** Whether to ask if visits may be counted. */
  readonly asks: boolean;
}

/** What a deployment has to say at the foot of every page. */
export function Notices({ deployment, asks }: NoticesProps) {
  return (
    <>
      <EnvironmentBanner {...deployment} />
      {asks && <ConsentBar />}
    </>
  );
}
