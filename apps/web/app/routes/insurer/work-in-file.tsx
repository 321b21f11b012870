import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { doneHeadingId, type DoneItem } from '../../entities/plan/done-actions.ts';
import { usePaths } from '../../lib/paths.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

/**
 * What was done, one line for each hazard that is gone: an item of the checklist may ask for more than one job removed, and some work is
 * no item's. The pictures are in the report and on the plan.
 */
export function WorkInFile({
  propertyId,
  work,
}: {
  propertyId: string;
  work: readonly DoneItem[];
}) {
  const t = useTranslations('explanation.workDone');
  const plan = useTranslations('plan.done');
  const paths = usePaths();
  const dayText = useDayText();
  const { hazard } = useDescriptions();
  const removed = work.flatMap(({ hazards, done }) =>
    hazards.map((each) => ({ ...each, doneOn: done?.done_on ?? null })),
  );
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="work-heading" className="flex flex-col gap-2">
      <h2 id="work-heading" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <p className="text-caption text-ink-soft">{t('lead')}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {removed.map(({ hazardType, basis, doneOn, isFoundAgain }) => (
          <li key={hazardType} className="border-t border-line py-2">
            <h3 className="font-strong wrap-anywhere">{hazard(hazardType).title}</h3>
            <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
              <span className="inline-flex items-center gap-1 font-strong text-forest">
                <CheckIcon className="size-4" />
                <span>{plan(`bases.${basis}`)}</span>
              </span>
              {doneOn !== null && <span>{plan('on', { date: dayText(doneOn) })}</span>}
            </p>
            {isFoundAgain && <p className="text-caption">{plan('againText')}</p>}
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={`${paths.plan(propertyId)}#${doneHeadingId}`}>{t('toPlan')}</TextLink>
      </p>
    </section>
  );
}
