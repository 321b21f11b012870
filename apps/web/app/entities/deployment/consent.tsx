import { useTranslations } from 'use-intl';

import { localStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';
import { useDeployment } from './deployment.ts';

/** The visitor's answer to whether visits may be counted. */
type Consent = 'yes' | 'no';

const storeName = 'dss-analytics-consent';

/** The answer in what this browser has saved; null if it wasn't given yet. */
export function consentIn(kept: string | null): Consent | null {
  return kept === 'yes' || kept === 'no' ? kept : null;
}

/** Saves the answer; null removes it. A browser that can't save it asks again after a reload. */
export function giveConsent(consent: Consent | null): void {
  if (consent === null) localStore.remove(storeName);
  else localStore.write(storeName, consent);
}

/** Whether visits may be counted. */
type Permission = 'never' | 'ask' | 'refused' | 'granted';

export interface CountingConditions {
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
}: CountingConditions): Permission {
  if (!offered || privacyControl) return 'never';
  if (consent === null) return 'ask';
  return consent === 'yes' ? 'granted' : 'refused';
}

/** Whether this visitor is counted, asked, or neither. */
export function useCountingPermission(): Permission {
  const deployment = useDeployment();
  const consent = consentIn(useStored(localStore, storeName));
  return countingPermission({
    offered: deployment !== null && deployment.analytics !== null,
    privacyControl: sendsPrivacyControl(),
    consent,
  });
}

/** Global Privacy Control, if the browser supports it: https://w3c.github.io/gpc/ */
export function sendsPrivacyControl(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true
  );
}

/** Withdraws the visitor's answer about counting and asks again. Shown only to visitors who have answered. */
export function PrivacyChoices({ className }: { className: string }) {
  const t = useTranslations('shell');
  const permission = useCountingPermission();
  if (permission !== 'granted' && permission !== 'refused') return null;
  return (
    <button type="button" className={className} onClick={() => giveConsent(null)}>
      {t('privacyChoices')}
    </button>
  );
}
