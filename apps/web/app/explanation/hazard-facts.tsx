import { parseArea, type ExplanationHazardRow, type Hazard, type Photo } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { usePointsText } from './use-points-text.ts';
import { useSideText } from './use-side-text.ts';

/** How sure, where, how far, and what fixing only this would give. */
export function HazardFacts({
  row,
  hazard,
  photos,
}: {
  row: ExplanationHazardRow;
  hazard: Hazard | undefined;
  /** In the order in which the map numbers them. */
  photos: readonly Photo[];
}) {
  const t = useTranslations('explanation.hazards');
  const root = useTranslations('explanation.waysUp');
  const photosT = useTranslations('photos');
  const format = useFormatter();
  const points = usePointsText();
  const sideText = useSideText();
  const area = parseArea(hazard?.area);
  const distance = hazard?.distance_to_structure_ft ?? null;
  const numbers = photos.flatMap((photo, index) =>
    row.evidence.some((each) => each.image_id === photo.image_id) ? [`${index + 1}`] : [],
  );
  const facts = [
    {
      key: 'confidence',
      label: t('confidence'),
      value: t('confidenceValue', { percent: Math.round(row.confidence * 100) }),
    },
    {
      key: 'certainty',
      label: t('certainty'),
      value: t(row.confirmed ? 'inFull' : 'byConfidence'),
    },
    numbers.length > 0 && {
      key: 'photos',
      label: t('seenIn'),
      value: t('photos', { count: numbers.length, numbers: format.list(numbers) }),
    },
    row.sides.some(({ side }) => side !== 'whole_house') && {
      key: 'side',
      label: t('side'),
      value: sideText(row.sides.map(({ side }) => side)),
    },
    area !== null && { key: 'area', label: t('area'), value: photosT(`areas.${area}`) },
    distance !== null && {
      key: 'distance',
      label: t('distance'),
      value: t('distanceValue', { feet: format.number(distance, { maximumFractionDigits: 1 }) }),
    },
    {
      key: 'fixOnly',
      label: t('fixOnly'),
      value:
        row.removable || row.fix_only > 0
          ? root('plus', { points: points(row.fix_only) })
          : t('notYours'),
    },
  ].filter((fact) => fact !== false);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-3 text-caption">
      {facts.map((fact) => (
        <div key={fact.key} className="flex min-w-0 flex-col">
          <dt className="text-ink-soft">{fact.label}</dt>
          <dd className="font-strong wrap-anywhere tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
