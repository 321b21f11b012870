import {
  lawPlaceOf,
  programTablesIn,
  type Analysis,
  type ProgramItemResult,
  type ProgramItemState,
  type ProgramTable,
  type Property,
} from '@dss/domain';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { AnswersOfFormerOwner } from '../../entities/former-owner/former-owner.tsx';
import { AnswersInclude } from '../../entities/home-visits/answers-include.tsx';
import { useAddressFacts } from '../../entities/address-facts/address-facts.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import {
  DescriptionsProvider,
  useDescriptions,
} from '../../entities/hazard/texts/descriptions-provider.tsx';
import { SourceLinks } from '../../entities/hazard/texts/source-links.tsx';
import { usePaths } from '../../lib/paths.ts';
import { useStateName } from '../../lib/messages/state-name.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export interface ProgramsSectionProps {
  property: Property;
  analysis: Analysis;
}

/** How many hazards an item names at most; the Base level could name all of its own. */
const namedHazards = 4;

/**
 * How the home measures up to each item of the insurance and safety programs. Closed, because few readers look for it, and
 * not printed, because its tables fill four sheets.
 */
export function ProgramsSection({ property, analysis }: ProgramsSectionProps) {
  const t = useTranslations('programs');
  const insurer = useTranslations('insurer');
  const paths = usePaths();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="print:hidden">
      <Card className="px-4 py-2 sm:px-6">
        <Disclosure
          summary={
            <h2 id={heading} className="font-serif text-title-3">
              {t('title')}
            </h2>
          }
        >
          <DescriptionsProvider fallback={<ProgramsSkeleton />} state={property.state}>
            <Programs property={property} analysis={analysis} />
            <p className="border-t border-line py-4">
              <TextLink to={paths.insurer(property.id)}>{insurer('title')}</TextLink>
            </p>
          </DescriptionsProvider>
        </Disclosure>
      </Card>
    </section>
  );
}

/** Each program of the home's state with all its items. */
export function Programs({ property, analysis }: ProgramsSectionProps) {
  const t = useTranslations('programs');
  const stateName = useStateName();
  const { data: answers } = useAnswers(property.id);
  const { data: facts = null } = useAddressFacts(property.id);
  const { explanation, seen } = analysis;
  const { state } = property;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const tables = programTablesIn(lawPlaceOf(property, facts), today, {
    explanation,
    seen,
    answers: answers ?? [],
  });
  if (tables.length === 0) {
    return (
      <p className="mt-2 mb-4 max-w-[68ch]">
        {state ? t('none', { state: stateName(state) }) : t('noState')}
      </p>
    );
  }
  return (
    <div>
      <p className="mt-2 mb-4 max-w-[68ch] text-ink-soft">{t('lead')}</p>
      <AnswersInclude propertyId={property.id} />
      <AnswersOfFormerOwner />
      {tables.map((table) => (
        <Program key={table.id} table={table} />
      ))}
    </div>
  );
}

function Program({ table }: { table: ProgramTable }) {
  const t = useTranslations('programs');
  const { programTables: texts, sources } = useDescriptions();
  const { name, version, eligible, notTaken } = texts.lists[table.id];
  const countOf = (counted: ProgramItemState) =>
    table.items.filter(({ state }) => state === counted).length;
  return (
    <Disclosure
      className="border-t border-line"
      summary={
        <span className="flex flex-1 flex-col gap-x-4 py-3 sm:flex-row sm:items-baseline sm:justify-between">
          <span className="font-strong">{name}</span>
          <span className="text-caption text-ink-soft">
            {table.takesHome
              ? t('count', {
                  met: countOf('met'),
                  notMet: countOf('not_met'),
                  open: countOf('open'),
                })
              : notTaken}
          </span>
        </span>
      }
    >
      <table className="w-full text-left">
        <caption className="sr-only">{name}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('stands')}</th>
          </tr>
        </thead>
        <tbody>
          {table.items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-col gap-2 border-t border-line py-4 text-caption text-ink-soft">
        {eligible !== null && <p>{eligible}</p>}
        <p>{t('version', { version })}</p>
        <SourceLinks sources={sources(table.sources)} />
      </div>
    </Disclosure>
  );
}

const signs: Readonly<Record<ProgramItemState, string>> = {
  met: '✓',
  not_met: '✕',
  open: '?',
};

function Item({ item }: { item: ProgramItemResult }) {
  const t = useTranslations('programs');
  const { programTables: texts } = useDescriptions();
  const { asks, open, met = asks } = texts.items[item.id];
  // Nothing is said to be in place of what the home has none of.
  const isInPlace = item.standing === 'met' || item.standing === 'met_or_none';
  return (
    <tr className="flex flex-col gap-1 border-t border-line py-3 sm:grid sm:grid-cols-2 sm:gap-6">
      <th scope="row" className="font-normal">
        {isInPlace ? met : asks}
      </th>
      <td className="flex gap-3">
        <span
          aria-hidden="true"
          className={item.state === 'not_met' ? 'w-4 shrink-0 text-ember' : 'w-4 shrink-0'}
        >
          {item.standing === 'not_asked' ? '–' : signs[item.state]}
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <span className="font-strong">{t(`states.${item.standing}`)}</span>
          <Reasons item={item} />
          {item.isTextOpen && open !== undefined && (
            <span className="text-caption text-ink-soft">{t('open', { what: open })}</span>
          )}
        </div>
      </td>
    </tr>
  );
}

/** What counts against an item, what is missing, and what a statement is based on. */
function Reasons({ item }: { item: ProgramItemResult }) {
  const t = useTranslations('programs');
  const format = useFormatter();
  const { hazard } = useDescriptions();
  const { state, found, unseen, questionIds, setAside, saidDone, isDenied, neighbors } = item;
  const titles = (types: ProgramItemResult['found']) => types.map((type) => hazard(type).title);
  const count = item.imageIds.length + item.checks.flatMap(({ imageIds }) => imageIds).length;
  const isPart = state === 'met' && !item.photosShowAll;
  const restsOn = [
    ...(questionIds.length > 0 ? [t('answers', { count: questionIds.length })] : []),
    ...(count > 0 ? [t(isPart ? 'partPhotos' : 'photos', { count })] : []),
  ];
  const unseenTitles = titles(unseen);
  const left = unseenTitles.length - namedHazards;
  return (
    <span className="flex flex-col text-caption text-ink-soft wrap-anywhere">
      {found.length > 0 && <span>{t('found', { hazards: format.list(titles(found)) })}</span>}
      {neighbors.length > 0 && (
        <span>{t('neighbors', { hazards: format.list(titles(neighbors)) })}</span>
      )}
      {unseenTitles.length > 0 && (
        <span>
          {left > 1
            ? t('unseenMore', {
                hazards: unseenTitles.slice(0, namedHazards).join(', '),
                count: left,
              })
            : t('unseen', { hazards: format.list(unseenTitles) })}
        </span>
      )}
      {(state === 'met' || state === 'not_met') && restsOn.length > 0 && (
        <span>{t('restsOn', { what: format.list(restsOn) })}</span>
      )}
      {isDenied && <span>{t('denied')}</span>}
      {state === 'met' && setAside && <span>{t('setAside')}</span>}
      {state === 'met' && saidDone && <span>{t('saidDone')}</span>}
    </span>
  );
}

/** About as high as the three programs, closed. */
function ProgramsSkeleton() {
  const t = useTranslations('programs');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-40 w-full" />
    </>
  );
}
