import {
  checkEveryDays,
  isOverdue,
  lawGroups,
  lawPlaceOf,
  lawsHere,
  statesWithoutLaws,
  type AddressFacts,
  type Analysis,
  type Property,
  type StateCode,
  type StoredAnswer,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { AddressCard } from '../../features/address-facts/index.ts';
import { LawItem, LawSection } from '../../features/state-laws/law-item.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { usePaths } from '../../lib/paths.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { AnswersOfFormerOwner } from '../../entities/former-owner/former-owner.tsx';
import { AnswersInclude } from '../../entities/home-visits/answers-include.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BuyersDay } from '../sale/days-of-sale.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

export interface RulesScreenProps {
  property: Property;
  /** Null: not known yet. */
  facts: AddressFacts | null;
  answers: readonly StoredAnswer[];
  /** Null before the first score: then nothing is said of how the home stands. */
  analysis: Analysis | null;
}

/** What laws ask about a place. */
const factsOfPlace = ['hazard_zone', 'responsibility', 'fire_district', 'county'] as const;

/** The laws that hold where a home is, those that may, and those that don't yet or any more. */
export function RulesScreen({ property, facts, answers, analysis }: RulesScreenProps) {
  const t = useTranslations('rules');
  const sale = useTranslations('sale');
  const paths = usePaths();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const today = isoDay(now);
  const oldest = isoDay(now - checkEveryDays * 86_400_000);
  const place = lawPlaceOf(property, facts);
  const laws = lawsHere(place, today);
  return (
    <div className="page-width flex flex-1 flex-col gap-8 py-4 sm:py-6">
      <PageHeading
        title={t('title')}
        address={property.address}
        back={{ to: paths.property(property.id), label: t('back') }}
      >
        <p className="mt-2">{t('intro')}</p>
        <AnswersInclude propertyId={property.id} />
        <AnswersOfFormerOwner />
        {laws.some(
          ({ id, group }) => id === 'civ_1102_19' && (group === 'binding' || group === 'maybe'),
        ) && (
          <div className="mt-2">
            <BuyersDay propertyId={property.id} today={today} />
          </div>
        )}
        <p className="mt-2">
          <TextLink to={paths.sale(property.id)}>{sale('link')}</TextLink>
        </p>
      </PageHeading>
      <div className="max-w-[68ch] empty:hidden">
        <AddressCard property={property} told={factsOfPlace} />
      </div>
      {place.state === null ? (
        <p className="max-w-[68ch]">{t('noState')}</p>
      ) : (
        laws.length === 0 && <NoLaws state={place.state} oldest={oldest} />
      )}
      {lawGroups.map((group) => {
        const here = laws.filter((law) => law.group === group);
        return (
          here.length > 0 && (
            <LawSection key={group} group={group}>
              {here.map((law) => (
                <LawItem
                  key={law.id}
                  here={law}
                  text={law.text[language]}
                  oldest={oldest}
                  facts={facts}
                  answers={answers}
                  analysis={analysis}
                />
              ))}
            </LawSection>
          )
        );
      })}
      {laws.length > 0 && (
        <p className="max-w-[68ch] text-caption text-ink-soft">{t('notAdvice')}</p>
      )}
    </div>
  );
}

/** Of a state without a pack: whether somebody looked for laws there, and when. */
function NoLaws({ state, oldest }: { state: StateCode; oldest: string }) {
  const t = useTranslations('rules');
  const dayText = useDayText();
  const name = useStateName()(state);
  const { states, checkedOn } = statesWithoutLaws;
  if (!states.some((code) => code === state)) {
    return <p className="max-w-[68ch]">{t('noLaws', { state: name })}</p>;
  }
  return (
    <p className="max-w-[68ch]">
      <span>{t('noneSeen', { state: name, date: dayText(checkedOn) })}</span>
      {isOverdue(statesWithoutLaws, oldest) && (
        <span className="text-caution">{` ${t('overdueLook', { days: checkEveryDays })}`}</span>
      )}
    </p>
  );
}
