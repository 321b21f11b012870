import { useTranslations } from 'use-intl';

import { classNames } from '../ui/class-names.ts';
import type { GainToShow } from './gain-to-show.ts';

export interface ScoreFiguresProps {
  hazards: number;
  actions: number;
  gain: GainToShow | null;
}

export function ScoreFigures({ hazards, actions, gain }: ScoreFiguresProps) {
  const t = useTranslations('results.score');
  const figures = [
    { key: 'hazards', value: String(hazards), label: t('hazards', { count: hazards }) },
    { key: 'actions', value: String(actions), label: t('actions', { count: actions }) },
    ...(gain === null
      ? []
      : [
          {
            key: 'gain',
            before: gain.by === 'showing' ? t('upTo') : undefined,
            value: `+${gain.points}`,
            label: t(gain.by === 'fixing' ? 'improvement' : 'byShowing', { count: gain.points }),
          },
        ]),
  ];
  return (
    <dl
      className={classNames(
        'grid divide-x divide-line border-y border-line',
        figures.length === 3 ? 'grid-cols-3' : 'grid-cols-2',
      )}
    >
      {figures.map(({ key, before, value, label }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end px-3 py-4 first:pl-0 last:pr-0 sm:px-6"
        >
          <dt className="text-caption text-ink-soft">{label}</dt>
          <dd className="font-serif text-title-1 font-strong tabular-nums">
            {before !== undefined && (
              <span className="font-sans text-caption font-regular">{before} </span>
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
