import { useSyncExternalStore } from 'react';

import {
  countingPermission,
  readConsent,
  subscribeToConsent,
  type Permission,
} from '../analytics/index.ts';
import { useDeployment } from './use-deployment.ts';

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
