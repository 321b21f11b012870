import { useTranslations } from 'use-intl';

import { classNames } from '../ui/class-names.ts';

/** How a question about sides is answered: for all at once, or one by one. */
export type Way = 'whole' | 'sides';

const ways = ['whole', 'sides'] as const satisfies readonly Way[];

export function WaySwitch({ way, onSwitch }: { way: Way; onSwitch: (way: Way) => void }) {
  const t = useTranslations('answers.bySide');
  return (
    <div role="group" aria-label={t('choice')} className="flex flex-wrap gap-x-4 text-caption">
      {ways.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === way}
          onClick={() => onSwitch(each)}
          className={classNames(
            'min-h-10 rounded-small',
            each === way
              ? 'font-strong text-ink'
              : 'text-forest underline decoration-1 underline-offset-4',
          )}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}
