import { parseArea, type Hazard, type Photo } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { HazardPhoto } from './hazard-photo.tsx';

/** One hazard: where it was seen, how sure that is, what it costs, and why. */
export function HazardCard({ hazard, photo }: { hazard: Hazard; photo: Photo | undefined }) {
  const t = useTranslations('results.details');
  const format = useFormatter();
  const amount = format.number(hazard.points, { maximumFractionDigits: 1 });
  return (
    <li>
      <article className="hairline grid overflow-hidden rounded-card bg-paper-raised sm:grid-cols-[minmax(0,240px)_minmax(0,1fr)]">
        <HazardPhoto hazard={hazard} photo={photo} />
        <div className="flex min-w-0 flex-col gap-3 p-4 sm:p-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-title-3 wrap-anywhere">{hazard.title}</h3>
            <p className="font-strong whitespace-nowrap text-ember">
              {t('points', { points: hazard.points, amount })}
            </p>
          </div>
          <p className="max-w-[68ch] wrap-anywhere">{hazard.explanation}</p>
          <HazardFacts hazard={hazard} />
        </div>
      </article>
    </li>
  );
}

function HazardFacts({ hazard }: { hazard: Hazard }) {
  const t = useTranslations('results.details');
  const photosT = useTranslations('photos');
  const format = useFormatter();
  const area = parseArea(hazard.area);
  const facts = [
    {
      key: 'confidence',
      label: t('confidence'),
      value: t('confidenceValue', { percent: Math.round(hazard.confidence * 100) }),
    },
    hazard.side !== null && {
      key: 'side',
      label: t('side'),
      value: photosT(`sides.${hazard.side}`),
    },
    hazard.area !== null && {
      key: 'area',
      label: t('area'),
      value: area === null ? hazard.area : photosT(`areas.${area}`),
    },
    hazard.distance_to_structure_ft !== null && {
      key: 'distance',
      label: t('distance'),
      value: t('distanceValue', {
        feet: format.number(hazard.distance_to_structure_ft, { maximumFractionDigits: 1 }),
      }),
    },
  ].filter((fact) => fact !== false);
  return (
    <dl className="mt-auto flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3 text-caption">
      {facts.map((fact) => (
        <div key={fact.key} className="flex min-w-0 flex-col">
          <dt className="text-ink-soft">{fact.label}</dt>
          <dd className="font-strong wrap-anywhere">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
