import {
  areFactsWaiting,
  lawPlaceOf,
  lawsHere,
  type AddressFacts,
  type Property,
} from '@dss/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { usePaths } from '../../lib/paths.ts';
import { useAddressFacts } from '../../entities/address-facts/address-facts.ts';
import {
  FactSentence,
  isOnFederalLand,
  shownFacts,
  shownValueOf,
  type ShownFact,
} from './fact-sentence.tsx';
import { FactSource, UnknownFact } from './fact-source.tsx';

export interface AddressCardProps {
  property: Pick<
    Property,
    'id' | 'address' | 'front_faces' | 'coordinates_source' | 'state' | 'handed_over_at'
  >;
  /** Which facts are told. */
  told: readonly ShownFact[];
  /** Whether it names the laws that bind owners at such a place, where the page doesn't list them itself. */
  namesLaws?: boolean;
}

/** What is known of the address, in a few sentences, each to be corrected, and what isn't, for the owner to say. */
export default function AddressCard({
  property,
  told: wanted,
  namesLaws = false,
}: AddressCardProps) {
  const t = useTranslations('addressFacts');
  const format = useFormatter();
  const { data: facts } = useAddressFacts(property.id);
  if (facts === undefined) return null;
  const told = shownFacts.filter((fact) => wanted.includes(fact));
  const known = told.flatMap((fact) => shownValueOf(fact, facts) ?? []);
  const unknown = told.filter(
    (fact) => shownValueOf(fact, facts) === null && holds(fact, property.state),
  );
  const open = unknown.filter((fact) => isOpen(facts, fact));
  const closed = unknown.filter((fact) => !open.includes(fact));
  if (known.length === 0 && unknown.length === 0) return null;
  const facing = property.front_faces;
  return (
    <Card className="px-4 pt-2 sm:px-5">
      <section aria-labelledby="address-facts-heading" className="flex flex-col">
        <h2 id="address-facts-heading" className="font-strong">
          {t('title')}
        </h2>
        {/* Small, so that it fits below the camera’s button on a phone. */}
        <ul className="flex flex-col gap-0.5 text-caption leading-snug">
          {known.map((fact) => (
            <li key={fact.fact}>
              <FactSentence
                told={fact}
                facing={facing}
                by={facts[fact.fact].owner === null ? 'service' : 'owner'}
                onFederalLand={isOnFederalLand(facts)}
              />
              <WhoseWord said={facts[fact.fact].owner} handedOverAt={property.handed_over_at} />
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
        {namesLaws && known.length > 0 && <Laws property={property} facts={facts} />}
        {closed.length > 0 && (
          <NotKnown
            propertyId={property.id}
            facts={format.list(closed.map((fact) => t(`names.${fact}`)))}
            isUnplaced={closed.every((fact) => hasNoPlace(facts, fact))}
          />
        )}
        <Disclosure
          summary={known.length > 0 ? t('sources') : t('sayIt')}
          summaryClassName="min-h-11! text-caption font-strong text-forest"
        >
          <ul className="flex flex-col gap-3 pb-3 text-caption">
            {known.map((fact) => (
              <li key={fact.fact}>
                <FactSource propertyId={property.id} facts={facts} told={fact} facing={facing} />
              </li>
            ))}
            {unknown.map((fact) => (
              <li key={fact}>
                <UnknownFact propertyId={property.id} fact={fact} />
              </li>
            ))}
          </ul>
        </Disclosure>
      </section>
    </Card>
  );
}

/** What no map says. While the home has no place, none can be asked, which its owner can change. */
function NotKnown({
  propertyId,
  facts,
  isUnplaced,
}: {
  propertyId: string;
  facts: string;
  isUnplaced: boolean;
}) {
  const t = useTranslations('addressFacts');
  const paths = usePaths();
  return (
    <p className="pt-1 text-caption text-ink-soft">
      <span>{t(isUnplaced ? 'notOnMap' : 'notKnown', { facts })}</span>
      {isUnplaced && (
        <>
          {' '}
          <Link
            to={`${paths.details(propertyId)}#map-heading`}
            className="font-strong text-forest underline underline-offset-4"
          >
            {t('putOnMap')}
          </Link>
        </>
      )}
    </p>
  );
}

/** The laws that bind owners of homes at such a place; nothing where none is known. */
function Laws({
  property,
  facts,
}: {
  property: Pick<Property, 'id' | 'address' | 'state'>;
  facts: AddressFacts;
}) {
  const t = useTranslations('addressFacts');
  const language = useLanguage();
  const paths = usePaths();
  const [today] = useState(() => isoDay(Date.now()));
  const names = lawsHere(lawPlaceOf(property, facts), today)
    .filter(({ law, group }) => group === 'binding' && law.for === 'owner')
    .map(({ text }) => text[language].name);
  if (names.length === 0) return null;
  return (
    <p className="pt-1 text-caption leading-snug">
      <span>{t('laws', { laws: names.join('; ') })}</span>{' '}
      <Link
        to={paths.rules(property.id)}
        className="font-strong text-forest underline underline-offset-4"
      >
        {t('lawsLink')}
      </Link>
    </p>
  );
}

/** Whether a service was asked and hasn't answered. */
function isOpen(facts: AddressFacts, fact: ShownFact): boolean {
  const { found } = facts[fact];
  return found.status === 'not_known' && (found.reason === 'waiting' || found.reason === 'failed');
}

function hasNoPlace(facts: AddressFacts, fact: ShownFact): boolean {
  const { found } = facts[fact];
  return found.status === 'not_known' && found.reason === 'no_position';
}

/** Whether there is such a fact where the home is: zones and areas of responsibility are California's. */
function holds(fact: ShownFact, state: Property['state']): boolean {
  return (fact !== 'hazard_zone' && fact !== 'responsibility') || state === 'CA';
}

/** That an owner says it: who reads this, or whoever owned the home before it was handed over. */
function WhoseWord({
  said,
  handedOverAt,
}: {
  said: { readonly said_at: string } | null;
  handedOverAt: string | undefined;
}) {
  const t = useTranslations('addressFacts');
  if (said === null) return null;
  // Both are moments in UTC, written alike.
  const isFormer = handedOverAt !== undefined && said.said_at < handedOverAt;
  return (
    <span className="ml-1 text-caption text-ink-soft">
      {t(isFormer ? 'formerOwnersWord' : 'yourWord')}
    </span>
  );
}
