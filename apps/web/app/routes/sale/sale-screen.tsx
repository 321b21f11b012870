import {
  checkEveryDays,
  lawPlaceOf,
  saleLists,
  saleLawsHere,
  salePoints,
  statePackOf,
  workAbout,
  type AddressFacts,
  type Analysis,
  type FinishedWork,
  type LawHere,
  type Photo,
  type Property,
  type RuleId,
  type StoredAnswer,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { AddressCard } from '../../features/address-facts/index.ts';
import { PacketButton, ReportButton } from '../../features/reports/report-button.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { LawItem } from '../../features/state-laws/law-item.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Handout } from '../../ui/handout.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { AnswersOfFormerOwner } from '../../entities/former-owner/former-owner.tsx';
import { AnswersInclude } from '../../entities/home-visits/answers-include.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Booking } from './booking.tsx';
import { DaysOfSale } from './days-of-sale.tsx';
import { HandOver } from './hand-over.tsx';
import { SaleList } from './sale-list.tsx';

export interface SaleScreenProps {
  property: Property;
  /** Null: not known yet. */
  facts: AddressFacts | null;
  answers: readonly StoredAnswer[];
  analysis: Analysis;
  /** How many photos there are. */
  photos: number;
  /** All finished work of the home. */
  work: readonly FinishedWork<Photo>[];
}

/** What a law on sales asks about a place. */
const factsOfPlace = ['hazard_zone', 'responsibility', 'fire_district'] as const;

/** The sale of a home: what the law asks, the days that count, two lists, and what to give the buyer. */
export function SaleScreen({ property, facts, answers, analysis, photos, work }: SaleScreenProps) {
  const t = useTranslations('sale');
  const paths = usePaths();
  const [now] = useState(() => Date.now());
  const place = lawPlaceOf(property, facts);
  const { laws, lists } = saleLawsHere(place, isoDay(now));
  const { explanation, seen } = analysis;
  const pointsOf = (rules: readonly RuleId[]) =>
    salePoints(rules, { explanation, seen, answers }).map((point) => ({
      ...point,
      done: workAbout(point.hazardType, work),
    }));
  const isOpen = pointsOf([...saleLists.inspected, ...saleLists.retrofits]).some(
    ({ state }) => state === 'not_asked' || state === 'partly_seen',
  );
  return (
    <div className="page-width flex flex-1 flex-col gap-8 py-4 sm:py-6">
      <PageHeading
        title={t('title')}
        address={property.address}
        back={{ to: paths.property(property.id), label: t('back') }}
      >
        <p className="mt-2 max-w-[68ch]">{t('intro')}</p>
        <AnswersInclude propertyId={property.id} />
        <AnswersOfFormerOwner />
      </PageHeading>
      <section aria-labelledby="sale-law" className="flex flex-col gap-3">
        <h2 id="sale-law" className="font-serif text-title-2">
          {t('law.title')}
        </h2>
        <div className="max-w-[68ch] empty:hidden">
          <AddressCard property={property} told={factsOfPlace} />
        </div>
        {laws.length === 0 ? (
          <NoLaw property={property} />
        ) : (
          <Laws
            laws={laws}
            oldest={isoDay(now - checkEveryDays * 86_400_000)}
            {...{ facts, answers, analysis }}
          />
        )}
        <p className="print:hidden">
          <TextLink to={paths.rules(property.id)}>{t('law.all')}</TextLink>
        </p>
      </section>
      <DaysOfSale
        of={{ propertyId: property.id }}
        reader="owner"
        hasPaper={lists.includes('inspected')}
      />
      {lists.map((list) => (
        <SaleList key={list} list={list} points={pointsOf(saleLists[list])} />
      ))}
      {lists.includes('inspected') && <Booking facts={facts} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        {isOpen && (
          <ButtonLink className="max-sm:w-full" to={paths.openStops(property.id)}>
            {t('open')}
          </ButtonLink>
        )}
        <ButtonLink className="max-sm:w-full" to={paths.plan(property.id)}>
          {t('plan')}
        </ButtonLink>
      </div>
      <ForTheBuyer property={property} photos={photos} />
      <HandOver propertyId={property.id} />
    </div>
  );
}

function Laws({
  laws,
  ...rest
}: Pick<SaleScreenProps, 'facts' | 'answers' | 'analysis'> & {
  laws: readonly LawHere[];
  oldest: string;
}) {
  const t = useTranslations('sale.law');
  const language = useLanguage();
  return (
    <>
      {laws.some(({ group }) => group === 'maybe') && (
        <p className="max-w-[68ch] text-ink-soft">{t('maybe')}</p>
      )}
      <Card className="flex flex-col divide-y divide-line px-4 sm:px-6">
        {laws.map((law) => (
          <LawItem key={law.id} here={law} text={law.text[language]} {...rest} />
        ))}
      </Card>
      <p className="max-w-[68ch] text-caption text-ink-soft">{t('notAdvice')}</p>
    </>
  );
}

/** Why no law on sales is listed. */
function NoLaw({ property: { state } }: Pick<SaleScreenProps, 'property'>) {
  const t = useTranslations('sale.law');
  const stateName = useStateName();
  const aboutSales = Object.values(statePackOf(state)?.laws ?? {}).some(
    (law) => law.for === 'sale',
  );
  return (
    <p className="max-w-[68ch]">
      {!state ? t('noState') : aboutSales ? t('notHere') : t('none', { state: stateName(state) })}
    </p>
  );
}

function ForTheBuyer({
  property: { id: propertyId, address_formatted: address },
  photos,
}: Pick<SaleScreenProps, 'property' | 'photos'>) {
  const t = useTranslations('sale.buyer');
  const paths = usePaths();
  return (
    <section aria-labelledby="for-the-buyer" className="print:hidden">
      <h2 id="for-the-buyer" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('about')}</p>
      <Card className="mt-3 flex flex-col divide-y divide-line px-4 sm:px-5">
        <Handout name={t('packet')} text={t('packetText')}>
          <div className="flex flex-col items-start gap-1">
            <PacketButton of={{ propertyId }} address={address} />
            {photos === 0 && <p className="text-caption">{t('packetNoPhotos')}</p>}
          </div>
        </Handout>
        <Handout name={t('report')} text={t('reportText')}>
          <div className="flex flex-wrap gap-x-5">
            <ReportButton propertyId={propertyId} />
            <ReportButton propertyId={propertyId} form="summary" />
          </div>
        </Handout>
        <Handout name={t('link')} text={t('linkText')}>
          <ShareButton propertyId={propertyId} />
        </Handout>
        <Handout name={t('people')} text={t('peopleText')}>
          <p className="text-caption font-strong">
            <TextLink to={paths.people(propertyId)}>{t('peopleOpen')}</TextLink>
          </p>
        </Handout>
        <Handout name={t('page')} text={t('pageText')}>
          <PrintButton label={t('print')} />
        </Handout>
      </Card>
    </section>
  );
}
