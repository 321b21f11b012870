import { useTranslations } from 'use-intl';

export interface ScoreFiguresProps {
  hazards: number;
  actions: number;
  improvement: number;
}

export function ScoreFigures({ hazards, actions, improvement }: ScoreFiguresProps) {
  const t = useTranslations('results.score');
  const figures = [
    { key: 'hazards', value: String(hazards), label: t('hazards', { count: hazards }) },
    { key: 'actions', value: String(actions), label: t('actions', { count: actions }) },
    {
      key: 'improvement',
      value: `+${improvement}`,
      label: t('improvement', { count: improvement }),
    },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-y border-line">
      {figures.map(({ key, value, label }) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end px-3 py-4 first:pl-0 last:pr-0 sm:px-6"
        >
          <dt className="text-caption text-ink-soft">{label}</dt>
          <dd className="font-serif text-title-1 font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
