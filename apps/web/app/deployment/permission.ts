import { useSyncExternalStore } from 'react';

import { type Consent, readConsent, subscribeToConsent } from './consent.ts';
import { useDeployment } from './deployment.ts';

/** Whether visits are counted: not at all, after a question, or now. */
export type Permission = 'never' | 'ask' | 'refused' | 'granted';

export interface Circumstances {
  /** The deployment counts visits, on this host. */
  readonly offered: boolean;
  /** The browser sends Global Privacy Control, which is a no that nobody may ask about again. */
  readonly privacyControl: boolean;
  readonly consent: Consent | null;
}

/** Nobody is counted before a yes, wherever they are: where consent is needed can't be told from a browser. */
export function countingPermission({
  offered,
  privacyControl,
  consent,
}: Circumstances): Permission {
  if (!offered || privacyControl) return 'never';
  if (consent === null) return 'ask';
  return consent === 'yes' ? 'granted' : 'refused';
}

/** Whether this reader is counted, asked, or left alone. */
export function useCountingPermission(): Permission {
  const deployment = useDeployment();
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => null);
  return countingPermission({
    offered: deployment !== null && deployment.analytics !== null,
    privacyControl: sendsPrivacyControl(),
    consent,
  });
}

/** Global Privacy Control, where the browser has it: https://w3c.github.io/gpc/ */
function sendsPrivacyControl(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true
  );
}
