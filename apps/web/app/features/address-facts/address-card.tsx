import { areFactsWaiting, type AddressFacts, type Property } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useAddressFacts } from './address-facts.ts';
import { FactSentence, toldFacts, toldOf, type ToldFact } from './fact-sentence.tsx';
import { FactSource } from './fact-source.tsx';

export interface AddressCardProps {
  property: Pick<Property, 'id' | 'front_faces' | 'coordinates_source'>;
  /** Which facts are told. */
  told: readonly ToldFact[];
}

/** What is known of the address, in a few sentences, each to be corrected; nothing while nothing is known and nobody is asked. */
export default function AddressCard({ property, told: wanted }: AddressCardProps) {
  const t = useTranslations('addressFacts');
  const format = useFormatter();
  const { data: facts } = useAddressFacts(property.id);
  if (facts === undefined) return null;
  const told = toldFacts.filter((fact) => wanted.includes(fact));
  const known = told.flatMap((fact) => toldOf(fact, facts) ?? []);
  const open = told.filter((fact) => isOpen(facts, fact));
  if (known.length === 0 && open.length === 0) return null;
  const facing = property.front_faces;
  return (
    <Card className="px-4 pt-3 pb-1 sm:px-5">
      <section aria-labelledby="address-facts-heading" className="flex flex-col">
        <h2 id="address-facts-heading" className="font-strong">
          {t('title')}
        </h2>
        <ul className="mt-1 flex flex-col gap-1">
          {known.map((fact) => (
            <li key={fact.fact}>
              <FactSentence
                told={fact}
                facing={facing}
                by={facts[fact.fact].owner === null ? 'service' : 'owner'}
              />
              {facts[fact.fact].owner !== null && (
                <span className="ml-1 text-caption text-ink-soft">{t('yourWord')}</span>
              )}
            </li>
          ))}
        </ul>
        {known.length > 0 && property.coordinates_source === 'geocoder' && (
          <p className="pt-1 text-caption text-ink-soft">{t('roughPlace')}</p>
        )}
        {known.length === 0 && areFactsWaiting(facts) ? (
          <p role="status" className="pb-2 text-caption text-ink-soft">
            {t('asking')}
          </p>
        ) : (
          open.length > 0 && (
            <p className="pt-1 text-caption text-ink-soft">
              {t('notYet', { facts: format.list(open.map((fact) => t(`names.${fact}`))) })}
            </p>
          )
        )}
        {known.length > 0 && (
          <Disclosure
            summary={t('sources')}
            summaryClassName="min-h-11! text-caption font-strong text-forest"
          >
            <ul className="flex flex-col gap-3 pb-3 text-caption">
              {known.map((fact) => (
                <li key={fact.fact}>
                  <FactSource propertyId={property.id} facts={facts} told={fact} facing={facing} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
    </Card>
  );
}

/** Whether a service was asked and hasn't answered. */
function isOpen(facts: AddressFacts, fact: ToldFact): boolean {
  const { found, owner } = facts[fact];
  return (
    owner === null &&
    found.status === 'not_known' &&
    (found.reason === 'waiting' || found.reason === 'failed')
  );
}
