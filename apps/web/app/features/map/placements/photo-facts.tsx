import {
  assumedOutline,
  distanceToHouse,
  feetFromCenter,
  photoSide,
  type Photo,
  type Property,
} from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useSideWordsOf, useSideWordsOfMap } from '../../../entities/house-sides/side-words.tsx';
import { knownOf } from '../../../entities/evidence/known-evidence.ts';

/** When, where and facing which way a photo was taken. */
export function PhotoFacts({ photo, property }: { photo: Photo; property: Property }) {
  const t = useTranslations('map.facts');
  const ofMap = useSideWordsOfMap();
  const ofPhoto = useSideWordsOf(photo.placement);
  const format = useFormatter();
  const { takenAt, heading } = knownOf(photo.evidence);
  const { lat, lng } = photo.placement ?? { lat: null, lng: null };
  const place = lat === null || lng === null ? null : { lat, lng };
  const pin =
    property.lat === null || property.lng === null
      ? null
      : { lat: property.lat, lng: property.lng };
  const side =
    photo.placement === null
      ? null
      : photoSide({ ...photo.placement, automatic: false, xRel: null, yRel: null }, pin);

  const facts: [label: string, value: string][] = [];
  if (photo.file_name !== null) facts.push([t('file'), photo.file_name]);
  if (takenAt !== null) {
    const taken = format.dateTime(new Date(takenAt), { dateStyle: 'long', timeStyle: 'short' });
    facts.push([t('taken'), taken]);
  }
  if (heading !== null)
    facts.push([t('heading'), t('degrees', { degrees: Math.round(heading) % 360 })]);
  if (side !== null) {
    const words = photo.placement?.direction ? ofPhoto : ofMap;
    facts.push([t('side'), words.name(side)]);
  }
  if (place !== null) facts.push([t('place'), `${place.lat.toFixed(6)}, ${place.lng.toFixed(6)}`]);
  if (place !== null && pin !== null) {
    const feet = distanceToHouse(property.outline ?? assumedOutline, feetFromCenter(pin, place));
    facts.push([t('distance'), t('feet', { feet: Math.round(feet) })]);
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
