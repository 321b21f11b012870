import {
  checklistStates,
  insurerChecklist,
  lawPlaceOf,
  stepIdOf,
  type Analysis,
  type ChecklistState,
  type FinishedWork,
  type HazardTypeId,
  type Photo,
  type Property,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useAddressFacts } from '../../entities/address-facts/address-facts.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { markDoneFragment } from '../../entities/plan/done-actions.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { Programs } from './programs-section.tsx';

export interface InsurerChecklistProps {
  property: Property;
  analysis: Analysis;
  /** All finished work of the home. */
  work: readonly FinishedWork<Photo>[];
}

const signs: Readonly<Record<ChecklistState, string>> = {
  met: '✓',
  met_or_none: '✓',
  none_there: '✓',
  fixed_with_photo: '✓',
  not_met: '✕',
  open: '?',
  not_asked: '–',
};

/** What may be met because the home has no such thing is met all the same. */
function countedAs(standing: ChecklistState) {
  return standing === 'met_or_none' ? 'met' : standing;
}

const countedStates = [...new Set(checklistStates.map(countedAs))];

/** What insurers ask about where the home is, one line for each; then all programs with what each item rests on. */
export function InsurerChecklist({ property, analysis, work }: InsurerChecklistProps) {
  const t = useTranslations('insurer.checklist');
  const { data: answers } = useAnswers(property.id);
  const { data: facts = null } = useAddressFacts(property.id);
  const { programTables: texts } = useDescriptions();
  const [today] = useState(() => isoDay(Date.now()));
  const { explanation, seen } = analysis;
  const evidence = { explanation, seen, answers: answers ?? [] };
  const checklist = insurerChecklist(lawPlaceOf(property, facts), today, evidence, work);
  if (checklist === null) return <Programs property={property} analysis={analysis} />;
  const { items, list } = checklist;
  /** What its owner can say is gone of what counts against an item: the first, as each is said by itself. */
  const removable = (found: readonly HazardTypeId[]) =>
    explanation.rows
      .flatMap((row) => (row.kind === 'hazard' && row.removable && row.held_by === null ? row : []))
      .find((row) => found.includes(row.hazard_type))?.hazard_type;
  return (
    <>
      <p className="max-w-[68ch] text-ink-soft">{t('list', { program: texts.lists[list].name })}</p>
      <p className="font-strong">
        {countedStates
          .flatMap((counted) => {
            const count = items.filter(({ standing }) => countedAs(standing) === counted).length;
            return count === 0 ? [] : t(`counts.${counted}`, { count });
          })
          .join(' · ')}
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {items.map(({ id, standing, found }) => (
          <li
            key={id}
            className="flex flex-wrap content-start items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span className="font-strong">{texts.items[id].short}</span>
            <span
              className={classNames(
                'flex shrink-0 items-baseline gap-2 text-caption',
                standing === 'not_met' ? 'text-ember' : 'text-ink-soft',
              )}
            >
              <span aria-hidden="true">{signs[standing]}</span>
              <span>{t(`states.${standing}`)}</span>
            </span>
            <Fixed propertyId={property.id} hazardType={removable(found)} />
          </li>
        ))}
      </ul>
      <Disclosure summary={t('more')} summaryClassName="font-strong text-forest">
        <Programs property={property} analysis={analysis} />
      </Disclosure>
    </>
  );
}

/** To the sheet that says that something is gone. */
function Fixed({
  propertyId,
  hazardType,
}: {
  propertyId: string;
  hazardType?: HazardTypeId | undefined;
}) {
  const t = useTranslations('insurer.checklist');
  const { hazard } = useDescriptions();
  const paths = usePaths();
  if (hazardType === undefined) return null;
  return (
    <div className="w-full print:hidden">
      <ButtonLink
        size="small"
        tone="quiet"
        className="-ml-2 px-2!"
        to={`${paths.plan(propertyId)}#${markDoneFragment(stepIdOf(hazardType))}`}
        aria-label={t('fixedOf', { title: hazard(hazardType).title })}
      >
        {t('fixed')}
      </ButtonLink>
    </div>
  );
}
