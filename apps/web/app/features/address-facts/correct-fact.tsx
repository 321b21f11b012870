import {
  compassPointSchema,
  compassPoints,
  directions,
  evenSlope,
  fireHazardZoneSchema,
  hazardZones,
  responsibilityAreas,
  responsibilityAreaSchema,
  type Direction,
  type OwnersFact,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import type { ShownValue } from './fact-sentence.tsx';

interface CorrectFactProps {
  /** What counts so far. */
  told: ShownValue;
  /** False: nobody says anything, so nothing is chosen ahead. */
  isKnown: boolean;
  isPending: boolean;
  onSave: (said: OwnersFact) => void;
  onCancel: () => void;
}

/** Asks the owner what is right. */
export function CorrectFact({ told, ...form }: CorrectFactProps) {
  switch (told.fact) {
    case 'hazard_zone':
      return <ZoneForm value={told.value} {...form} />;
    case 'responsibility':
      return <ResponsibilityForm value={told.value} {...form} />;
    case 'county':
      return <CountyForm value={told.value} {...form} />;
    case 'fire_district':
      return <DistrictForm value={told.value} {...form} />;
    case 'neighbors':
      return <NeighborsForm value={told.value} {...form} />;
    case 'terrain':
      return <TerrainForm value={told.value} {...form} />;
    case 'past_fires':
      return <FiresForm value={told.value} {...form} />;
  }
}

type FormOf<Name extends ShownValue['fact']> = Omit<CorrectFactProps, 'told'> & {
  value: Extract<ShownValue, { fact: Name }>['value'];
};

function ZoneForm({ value, isKnown, onSave, ...form }: FormOf<'hazard_zone'>) {
  const t = useTranslations('addressFacts.form');
  const [chosen, setChosen] = useState<string>(value?.zone ?? (isKnown ? 'none' : ''));
  const choices = [...[...hazardZones].reverse(), 'none'] as const;
  return (
    <Form
      {...form}
      onSubmit={() => {
        const { data } = fireHazardZoneSchema.safeParse(chosen);
        onSave({ fact: 'hazard_zone', value: data === undefined ? null : { zone: data } });
      }}
    >
      <SelectField
        label={t('zone')}
        value={chosen}
        required
        options={[
          ...(chosen === '' ? [{ value: '', label: t('choose') }] : []),
          ...choices.map((zone) => ({ value: zone, label: t(`zones.${zone}`) })),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
    </Form>
  );
}

function ResponsibilityForm({ value, onSave, ...form }: FormOf<'responsibility'>) {
  const t = useTranslations('addressFacts.form');
  const [chosen, setChosen] = useState<string>(value?.area ?? '');
  return (
    <Form
      {...form}
      onSubmit={() => {
        const { data } = responsibilityAreaSchema.safeParse(chosen);
        if (data !== undefined) onSave({ fact: 'responsibility', value: { area: data } });
      }}
    >
      <SelectField
        label={t('responsible')}
        value={chosen}
        required
        options={[
          ...(chosen === '' ? [{ value: '', label: t('choose') }] : []),
          ...responsibilityAreas.map((area) => ({ value: area, label: t(`areas.${area}`) })),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
    </Form>
  );
}

function CountyForm({ value, onSave, ...form }: FormOf<'county'>) {
  const t = useTranslations('addressFacts.form');
  const [name, setName] = useState(value?.name ?? '');
  return (
    <Form
      {...form}
      onSubmit={() =>
        onSave({ fact: 'county', value: { name: name.trim(), state: value?.state ?? null } })
      }
    >
      <TextField
        label={t('county')}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </Form>
  );
}

function DistrictForm({ value, onSave, ...form }: FormOf<'fire_district'>) {
  const t = useTranslations('addressFacts.form');
  const [name, setName] = useState(value?.name ?? '');
  const [phone, setPhone] = useState(value?.phone ?? '');
  return (
    <Form
      {...form}
      onSubmit={() => {
        const typed = phone.trim();
        onSave({
          fact: 'fire_district',
          value: { name: name.trim(), phone: typed === '' ? null : typed, county: null },
        });
      }}
    >
      <TextField
        label={t('districtName')}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('districtPhone')}
        type="tel"
        maxLength={40}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
    </Form>
  );
}

function NeighborsForm({ value, onSave, ...form }: FormOf<'neighbors'>) {
  const t = useTranslations('addressFacts.form');
  const asTyped = (direction: Direction) => String(value?.sides[direction] ?? '');
  const [typed, setTyped] = useState<Readonly<Record<Direction, string>>>({
    north: asTyped('north'),
    east: asTyped('east'),
    south: asTyped('south'),
    west: asTyped('west'),
  });
  const feet = (direction: Direction) =>
    typed[direction].trim() === '' ? null : Math.round(Number(typed[direction]));
  return (
    <Form
      {...form}
      onSubmit={() =>
        onSave({
          fact: 'neighbors',
          value: {
            sides: {
              north: feet('north'),
              east: feet('east'),
              south: feet('south'),
              west: feet('west'),
            },
            looked_ft: null,
          },
        })
      }
    >
      <p className="text-ink-soft">{t('neighborHint')}</p>
      {directions.map((direction) => (
        <TextField
          key={direction}
          label={t('neighbor', { direction })}
          type="number"
          min={0}
          max={5280}
          value={typed[direction]}
          onChange={(event) => setTyped({ ...typed, [direction]: event.target.value })}
        />
      ))}
    </Form>
  );
}

function TerrainForm({ value, isKnown, onSave, ...form }: FormOf<'terrain'>) {
  const t = useTranslations('addressFacts.form');
  const [percent, setPercent] = useState(String(value?.slope_percent ?? ''));
  const [faces, setFaces] = useState<string>(value?.faces ?? (isKnown ? 'south' : ''));
  return (
    <Form
      {...form}
      onSubmit={() => {
        const { data = null } = compassPointSchema.safeParse(faces);
        onSave({ fact: 'terrain', value: evenSlope(Math.round(Number(percent)), data) });
      }}
    >
      <TextField
        label={t('slope')}
        type="number"
        required
        min={0}
        max={1000}
        value={percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <SelectField
        label={t('faces')}
        value={faces}
        required
        options={[
          ...(faces === '' ? [{ value: '', label: t('choose') }] : []),
          ...compassPoints.map((point) => ({ value: point, label: t(`points.${point}`) })),
        ]}
        onChange={(event) => setFaces(event.target.value)}
      />
    </Form>
  );
}

function FiresForm({ value, onSave, ...form }: FormOf<'past_fires'>) {
  const t = useTranslations('addressFacts.form');
  const known = [...new Set(value?.fires.map(({ year }) => year))].sort((a, b) => a - b);
  const [typed, setTyped] = useState(known.join(', '));
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Form
      {...form}
      onSubmit={() => {
        const years = typed.split(/[\s,]+/).filter((each) => each !== '');
        if (!years.every((year) => /^(1[89]|20)\d\d$/.test(year)) || years.length > 100) {
          setIsWrong(true);
          return;
        }
        const fires = years
          .map(Number)
          .sort((one, other) => other - one)
          .map((year) => ({ name: null, year, acres: null }));
        onSave({ fact: 'past_fires', value: fires.length === 0 ? null : { fires } });
      }}
    >
      <TextField
        label={t('years')}
        hint={t('yearsHint')}
        error={isWrong ? t('invalid') : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
      />
    </Form>
  );
}

interface FormProps {
  isPending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: Elements;
}

function Form({ isPending, onSubmit, onCancel, children }: FormProps) {
  const t = useTranslations('addressFacts');
  return (
    <form
      className="flex w-full max-w-md flex-col gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      {children}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit" size="small" unavailable={isPending}>
          {t('save')}
        </Button>
        <Button tone="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
