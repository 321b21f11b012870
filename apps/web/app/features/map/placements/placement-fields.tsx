import { areaOptions, parseArea, parseDirection, textLimits, type Direction } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useSideWordsOf, useSideWordsOfMap } from '../../../entities/house-sides/side-words.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/fields.tsx';
import type { PlacementDraft } from './placement-draft.ts';

export interface PlacementFieldsProps {
  draft: PlacementDraft;
  onChange: (draft: PlacementDraft) => void;
  /** The side suggested by the photo's place on the map; null if none. */
  sideByPlace: Direction | null;
}

/** Name, caption, direction and area, all optional. */
export function PlacementFormFields({ draft, onChange, sideByPlace }: PlacementFieldsProps) {
  const t = useTranslations('map.form');
  const photosT = useTranslations('photos');
  const { choices, saidAs } = useSideWordsOf({
    direction: draft.direction === '' ? null : draft.direction,
    direction_said_as: draft.directionSaidAs,
  });
  const ofMap = useSideWordsOfMap();
  return (
    <>
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={textLimits.placementText}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <TextAreaField
        label={t('caption')}
        rows={2}
        value={draft.caption}
        maxLength={textLimits.placementText}
        onChange={(event) => onChange({ ...draft, caption: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('direction')}
          value={draft.direction}
          onChange={(event) =>
            onChange({
              ...draft,
              direction: parseDirection(event.target.value) ?? '',
              directionSaidAs: saidAs,
            })
          }
          options={[
            {
              value: '',
              label:
                sideByPlace === null
                  ? t('notChosen')
                  : t('byPlace', { side: ofMap.name(sideByPlace) }),
            },
            ...choices,
          ]}
        />
        <SelectField
          label={t('area')}
          value={draft.area}
          onChange={(event) => onChange({ ...draft, area: parseArea(event.target.value) ?? '' })}
          options={[
            { value: '', label: t('notChosen') },
            ...areaOptions.map(({ id }) => ({ value: id, label: photosT(`areas.${id}`) })),
          ]}
        />
      </div>
    </>
  );
}
