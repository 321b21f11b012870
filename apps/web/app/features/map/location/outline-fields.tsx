import { assumedOutline, outlineLimits, type HouseOutline } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { Button } from '../../../ui/button.tsx';
import { NumberField } from './number-field.tsx';

const { minSide, maxSide, maxOffset } = outlineLimits;

/** The outline as numbers: everything that can be dragged can also be typed. */
export function OutlineFields({
  outline,
  onChange,
}: {
  outline: HouseOutline | null;
  onChange: (outline: HouseOutline | null) => void;
}) {
  const t = useTranslations('location.outline');
  if (outline === null) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-ink-soft">{t('assumed')}</p>
        <Button size="small" onClick={() => onChange(assumedOutline)}>
          {t('lay')}
        </Button>
      </div>
    );
  }
  const change = (field: keyof HouseOutline) => (value: number) =>
    onChange({ ...outline, [field]: value });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-strong">{t('title')}</legend>
      <p className="text-caption text-ink-soft">{t('hint')}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        <NumberField
          label={t('width')}
          value={outline.width_ft}
          min={minSide}
          max={maxSide}
          onChange={change('width_ft')}
        />
        <NumberField
          label={t('length')}
          value={outline.length_ft}
          min={minSide}
          max={maxSide}
          onChange={change('length_ft')}
        />
        <NumberField
          label={t('turn')}
          value={outline.rotation_deg}
          min={0}
          max={179}
          onChange={change('rotation_deg')}
        />
        <NumberField
          label={t('east')}
          value={outline.east_ft}
          min={-maxOffset}
          max={maxOffset}
          onChange={change('east_ft')}
        />
        <NumberField
          label={t('north')}
          value={outline.north_ft}
          min={-maxOffset}
          max={maxOffset}
          onChange={change('north_ft')}
        />
      </div>
      <Button size="small" tone="quiet" className="self-start" onClick={() => onChange(null)}>
        {t('remove')}
      </Button>
    </fieldset>
  );
}
