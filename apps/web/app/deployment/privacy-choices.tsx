import { useTranslations } from 'use-intl';

import { giveConsent } from './consent.ts';
import { useCountingPermission } from './permission.ts';

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
