import type { FinishedWork, HazardTypeId, Photo, SalePoint } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useDayText } from '../../ui/use-day-text.ts';

export interface SaleListProps {
  /** Of its heading. */
  id: string;
  title: string;
  /** Whose list it is, and what it leaves out. */
  about: string;
  points: readonly SalePoint[];
  /** All finished work of the home. */
  work: readonly FinishedWork<Photo>[];
}

const signs: Readonly<Record<SalePoint['state'], string>> = {
  found: '✕',
  partly_seen: '?',
  none_found: '✓',
  not_asked: '–',
};

/** What is looked at for a sale, one line for each, with what its owner did about it. */
export function SaleList({ id, title, about, points, work }: SaleListProps) {
  const t = useTranslations('sale');
  const { hazard } = useDescriptions();
  const heading = `sale-${id}`;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="font-serif text-title-2">
        {title}
      </h2>
      <p className="max-w-[68ch] text-ink-soft">{about}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {points.map(({ hazardType, state }) => (
          <li key={hazardType} className="flex flex-col gap-0.5 border-t border-line py-2">
            <span className="font-strong">{hazard(hazardType).title}</span>
            <span
              className={classNames(
                'flex items-baseline gap-2 text-caption',
                state === 'found' ? 'text-ember' : 'text-ink-soft',
              )}
            >
              <span aria-hidden="true">{signs[state]}</span>
              <span>{t(`states.${state}`)}</span>
            </span>
            <Done hazardType={hazardType} work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What its owner says was done about it, unless it was found again. */
function Done({ hazardType, work }: { hazardType: HazardTypeId } & Pick<SaleListProps, 'work'>) {
  const t = useTranslations('sale.done');
  const dayText = useDayText();
  for (const { done, hazards } of work) {
    const removed = hazards.find((each) => each.hazardType === hazardType && !each.isFoundAgain);
    if (removed === undefined) continue;
    const day = done?.done_on ?? null;
    return (
      <span className="text-caption text-ink-soft">
        {day === null
          ? t(`${removed.basis}.some`)
          : t(`${removed.basis}.on`, { day: dayText(day) })}
      </span>
    );
  }
  return null;
}
