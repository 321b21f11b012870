import { useTranslations } from 'use-intl';

import { giveConsent } from './consent.ts';
import { useCountingPermission } from './permission.ts';

/** Takes back what the reader said about being counted, and asks again. Shown to whoever said something. */
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
