import type { SaleListId, SalePoint, workAbout } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useDayText } from '../../ui/use-day-text.ts';

export interface SaleListProps {
  list: SaleListId;
  points: readonly (SalePoint & { readonly done: WorkAbout })[];
}

/** What the owner says was done about a point; null: nothing, or it was found again. */
type WorkAbout = ReturnType<typeof workAbout>;

const signs: Readonly<Record<SalePoint['state'], string>> = {
  found: '✕',
  partly_seen: '?',
  none_found: '✓',
  not_asked: '–',
};

/** What is looked at for a sale, one line for each, with what its owner did about it. */
export function SaleList({ list, points }: SaleListProps) {
  const t = useTranslations('sale');
  const { hazard } = useDescriptions();
  const heading = `sale-${list}`;
  // Whose list it is, and what it leaves out.
  const words = list === 'inspected' ? 'inspection' : 'retrofits';
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="font-serif text-title-2">
        {t(`${words}.title`)}
      </h2>
      <p className="max-w-[68ch] text-ink-soft">{t(`${words}.about`)}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {points.map(({ hazardType, state, done }) => (
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
            {done !== null && <Done done={done} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Done({ done: { basis, doneOn } }: { done: NonNullable<WorkAbout> }) {
  const t = useTranslations('sale.done');
  const dayText = useDayText();
  return (
    <span className="text-caption text-ink-soft">
      {doneOn === null ? t(`${basis}.some`) : t(`${basis}.on`, { day: dayText(doneOn) })}
    </span>
  );
}
