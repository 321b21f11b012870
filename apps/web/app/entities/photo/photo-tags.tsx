import {
  areaOptions,
  parseArea,
  parseDirection,
  type AreaId,
  type Direction,
  type Photo,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSideWordsOf } from '../house-sides/side-words.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { useSavePlacement } from './save-placement.ts';

interface Tags {
  readonly direction: Direction | '';
  readonly area: AreaId | '';
}

/** Which side of the house and which area a photo shows. Both are optional and save immediately. */
export function PhotoTags({
  propertyId,
  photo,
  name,
}: {
  propertyId: string;
  photo: Photo;
  name: string;
}) {
  const t = useTranslations('photos');
  const { choices, saidAs } = useSideWordsOf(photo.placement);
  const save = useSavePlacement(propertyId, photo);
  // Keep only unsaved tags here, since another device may change the others.
  const [unsaved, setUnsaved] = useState<Partial<Tags>>({});
  const chosen: Tags = {
    direction: photo.placement?.direction ?? '',
    area: parseArea(photo.placement?.area) ?? '',
    ...unsaved,
  };

  function choose(change: Partial<Tags>): void {
    const next = { ...unsaved, ...change };
    setUnsaved(next);
    const { direction, area } = next;
    save.mutate(
      {
        ...(direction === undefined
          ? {}
          : { direction: parseDirection(direction), direction_said_as: saidAs }),
        ...(area === undefined
          ? {}
          : { area: areaOptions.find(({ id }) => id === area)?.label ?? null }),
      },
      // React Query calls this only for the latest change, once it is saved.
      { onSuccess: () => setUnsaved({}) },
    );
  }

  return (
    <div className="grid items-end gap-3 min-[22rem]:max-sm:grid-cols-[2fr_3fr] print:gap-0.5">
      <SelectField
        label={t('placement.side')}
        aria-label={t('placement.sideOf', { name })}
        value={chosen.direction}
        onChange={(event) => choose({ direction: parseDirection(event.target.value) ?? '' })}
        options={[{ value: '', label: t('placement.unset') }, ...choices]}
      />
      <SelectField
        label={t('placement.area')}
        aria-label={t('placement.areaOf', { name })}
        value={chosen.area}
        onChange={(event) => choose({ area: parseArea(event.target.value) ?? '' })}
        options={[
          { value: '', label: t('placement.unset') },
          ...areaOptions.map(({ id }) => ({ value: id, label: t(`areas.${id}`) })),
        ]}
      />
      <SaveState status={save.status} onRetry={() => choose({})} />
    </div>
  );
}

/** Always one line high, so that nothing moves when a message appears. */
function SaveState({
  status,
  onRetry,
}: {
  status: ReturnType<typeof useSavePlacement>['status'];
  onRetry: () => void;
}) {
  const t = useTranslations('photos.placement');
  return (
    <div className="col-span-full flex min-h-6 print:hidden flex-wrap items-center gap-x-3 text-caption">
      <p role="status" className="flex items-center gap-1">
        {status === 'pending' && <span className="text-ink-soft">{t('saving')}</span>}
        {status === 'success' && (
          <>
            <CheckIcon className="size-4 text-forest" />
            <span className="text-ink-soft">{t('saved')}</span>
          </>
        )}
        {status === 'error' && (
          <>
            <WarningIcon className="size-4 text-ember" />
            <span className="font-strong text-ember">{t('failed')}</span>
          </>
        )}
      </p>
      {status === 'error' && (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-8 rounded-small font-strong text-forest underline underline-offset-4"
        >
          {t('retry')}
        </button>
      )}
    </div>
  );
}
