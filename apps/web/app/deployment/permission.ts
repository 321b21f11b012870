import { useSyncExternalStore } from 'react';

import { type Consent, readConsent, subscribeToConsent } from './consent.ts';
import { useDeployment } from './deployment.ts';

/** Whether visits may be counted. */
export type Permission = 'never' | 'ask' | 'refused' | 'granted';

export interface Circumstances {
  /** The deployment counts visits on this host. */
  readonly offered: boolean;
  /** The browser sends Global Privacy Control: a refusal, after which the page must not ask. */
  readonly privacyControl: boolean;
  readonly consent: Consent | null;
}

/** Never counts before the visitor agrees, wherever they are: a browser can't tell where consent is required. */
export function countingPermission({
  offered,
  privacyControl,
  consent,
}: Circumstances): Permission {
  if (!offered || privacyControl) return 'never';
  if (consent === null) return 'ask';
  return consent === 'yes' ? 'granted' : 'refused';
}

/** Whether this visitor is counted, asked, or neither. */
export function useCountingPermission(): Permission {
  const deployment = useDeployment();
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => null);
  return countingPermission({
    offered: deployment !== null && deployment.analytics !== null,
    privacyControl: sendsPrivacyControl(),
    consent,
  });
}

/** Global Privacy Control, if the browser supports it: https://w3c.github.io/gpc/ */
function sendsPrivacyControl(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true
  );
}
