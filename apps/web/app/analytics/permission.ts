import type { Consent } from './consent.ts';

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
