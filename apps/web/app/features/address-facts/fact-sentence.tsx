import {
  directions,
  factThatCounts,
  houseSideOf,
  type AddressFacts,
  type AddressFactValues,
  type Facing,
} from '@dss/domain';
import type { ReactElement } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** The facts that are told in sentences, in their order. */
export const shownFacts = [
  'hazard_zone',
  'responsibility',
  'fire_district',
  'county',
  'neighbors',
  'terrain',
  'past_fires',
] as const satisfies readonly (keyof AddressFacts)[];

export type ShownFact = (typeof shownFacts)[number];

/** Years that are listed one by one. */
const mostYears = 4;

/** The value of a fact; null: nothing is there. */
export type ShownValue = {
  [Name in ShownFact]: { readonly fact: Name; readonly value: AddressFactValues[Name] | null };
}[ShownFact];

/** By whose word a fact counts: what is on a map is said to be. */
type FactSource = 'owner' | 'service';

/** What counts of a fact; null if nothing is known. */
export function shownValueOf(fact: ShownFact, facts: AddressFacts): ShownValue | null {
  switch (fact) {
    case 'hazard_zone':
      return asShown(fact, factThatCounts(facts.hazard_zone));
    case 'responsibility':
      return asShown(fact, factThatCounts(facts.responsibility));
    case 'county':
      return asShown(fact, factThatCounts(facts.county));
    case 'fire_district':
      return asShown(fact, factThatCounts(facts.fire_district));
    case 'neighbors':
      return asShown(fact, factThatCounts(facts.neighbors));
    case 'terrain':
      return asShown(fact, factThatCounts(facts.terrain));
    case 'past_fires':
      return asShown(fact, factThatCounts(facts.past_fires));
  }
}

function asShown<Name extends ShownFact, Value>(fact: Name, counts: { value: Value } | null) {
  return counts && { fact, value: counts.value };
}

/** Whether a home is where the federal government is responsible, where California's maps have no zones. */
export function isOnFederalLand(facts: AddressFacts): boolean {
  return factThatCounts(facts.responsibility)?.value?.area === 'FRA';
}

/** What a fact says, in one sentence. */
export function FactSentence({
  told,
  facing,
  by,
  onFederalLand = false,
}: {
  told: ShownValue;
  facing: Facing;
  by: FactSource;
  onFederalLand?: boolean;
}): ReactElement {
  const t = useTranslations('addressFacts');
  switch (told.fact) {
    case 'hazard_zone':
      // A map that was never drawn there would read as a place without danger.
      return told.value === null && by === 'service' && onFederalLand ? (
        <span>{t('zone.notDrawn')}</span>
      ) : (
        <span>{t(`zone.${told.value?.zone ?? 'none'}`, { by })}</span>
      );
    case 'responsibility': {
      const area = told.value?.area;
      return (
        <span>{area === undefined ? t('nobodyResponsible') : t('responsible', { area, by })}</span>
      );
    }
    case 'county':
      return (
        <span>{told.value === null ? t('noCounty') : t('county', { name: told.value.name })}</span>
      );
    case 'fire_district':
      return <District district={told.value} by={by} />;
    case 'neighbors':
      return <NearestBuilding neighbors={told.value} facing={facing} by={by} />;
    case 'terrain': {
      const faces = told.value?.faces ?? null;
      if (told.value === null || faces === null) return <span>{t('flat')}</span>;
      return <span>{t('slopes', { percent: told.value.slope_percent, faces })}</span>;
    }
    case 'past_fires':
      return <PastFires fires={told.value?.fires ?? []} by={by} />;
  }
}

/** Two numbers in one field would make a third one. */
const isOneNumber = /^1?\d{10}$/;

function District({
  district,
  by,
}: {
  district: AddressFactValues['fire_district'] | null;
  by: FactSource;
}) {
  const t = useTranslations('addressFacts');
  if (district === null) return <span>{t('noDistrict', { by })}</span>;
  const { name, phone } = district;
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return (
    <>
      <span>{t('district', { name })}</span>{' '}
      {isOneNumber.test(digits) ? (
        <a
          href={`tel:+1${digits.slice(-10)}`}
          className="whitespace-nowrap text-forest underline underline-offset-4"
        >
          {phone}
        </a>
      ) : (
        <span>{phone}</span>
      )}
    </>
  );
}

function NearestBuilding({
  neighbors,
  facing,
  by,
}: {
  neighbors: AddressFactValues['neighbors'] | null;
  facing: Facing;
  by: FactSource;
}) {
  const t = useTranslations('addressFacts');
  const near = directions
    .flatMap((direction) => {
      const feet = neighbors?.sides[direction] ?? null;
      return feet === null ? [] : [{ direction, feet }];
    })
    .sort((one, other) => one.feet - other.feet)[0];
  if (near === undefined) {
    const looked = neighbors?.looked_ft ?? null;
    return <span>{looked === null ? t('noneNearSaid') : t('noneNear', { feet: looked })}</span>;
  }
  const { direction, feet } = near;
  if (feet === 0) return <span>{t('touching', { by })}</span>;
  return (
    <span>
      {facing === null
        ? t('near', { feet, direction, by })
        : t('nearSide', { feet, side: houseSideOf(direction, facing), by })}
    </span>
  );
}

function PastFires({
  fires,
  by,
}: {
  fires: AddressFactValues['past_fires']['fires'];
  by: FactSource;
}) {
  const t = useTranslations('addressFacts');
  const format = useFormatter();
  const years = [...new Set(fires.map(({ year }) => year))].sort((one, other) => one - other);
  const last = years.at(-1);
  if (last === undefined) return <span>{t('noFires', { by })}</span>;
  return (
    <span>
      {years.length <= mostYears
        ? t('burned', { years: format.list(years.map(String)) })
        : t('burnedOften', { count: years.length, year: String(last) })}
    </span>
  );
}
