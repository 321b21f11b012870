import { factThatCounts, type AddressFacts } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { SourceLinks } from '../../entities/hazard/texts/source-links.tsx';

/** Two numbers in one field would make a third one. */
const isOneNumber = /^1?\d{10}$/;

/** Whom a seller asks for the inspection that their paper comes from, as far as it is known who answers for fires there. */
export function Booking({ facts }: { facts: AddressFacts | null }) {
  const t = useTranslations('sale.booking');
  const { sources } = useDescriptions();
  const area = facts === null ? null : (factThatCounts(facts.responsibility)?.value?.area ?? null);
  const district = facts === null ? null : (factThatCounts(facts.fire_district)?.value ?? null);
  const digits = (district?.phone ?? '').replaceAll(/\D/g, '');
  return (
    <section aria-labelledby="booking" className="flex max-w-[68ch] flex-col gap-2">
      <h2 id="booking" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <p>{t(`who.${area ?? 'unknown'}`)}</p>
      {district === null ? (
        <p>{t('noDistrict')}</p>
      ) : (
        <p className="flex flex-wrap gap-x-2 wrap-anywhere">
          <span>{t('district', { name: district.name })}</span>
          {isOneNumber.test(digits) ? (
            <a
              href={`tel:+1${digits.slice(-10)}`}
              className="font-strong whitespace-nowrap text-forest underline underline-offset-4"
            >
              {district.phone}
            </a>
          ) : (
            <span>{district.phone ?? t('noPhone')}</span>
          )}
        </p>
      )}
      {area !== 'LRA' && <SourceLinks sources={sources(['zones'])} />}
    </section>
  );
}
