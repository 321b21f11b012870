import { directionOf, type Direction, type Property } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { FacingButton } from '../../entities/facing/facing-button.tsx';
import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { useRescoreAfterPlacing } from '../../features/map/placements/use-save-placement.ts';
import { AddPhotosButton } from '../../features/add-photos/add-photos-provider.tsx';
import { Card } from '../../ui/card.tsx';
import { Compass } from '../../ui/compass.tsx';

export interface MissingSidesProps {
  property: Pick<Property, 'id' | 'front_faces' | 'front_faces_offered' | 'missing_sides'>;
  missing: readonly Direction[];
  /** How many photos have no known side: they may show the missing ones. */
  unlabeled: number;
  /** Whether a photo of one of them would tell anything new. */
  tellsMore: boolean;
}

/** One card for all sides that no photo shows: what to photograph, and a button to add each. */
export function MissingSides({ property, missing, unlabeled, tellsMore }: MissingSidesProps) {
  const t = useTranslations('results.enhance');
  const { choices, letter, naming } = useSideWords();
  const rescore = useRescoreAfterPlacing(property.id);
  const sides = useSideList(missing);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="enhance-heading">
      <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 sm:gap-x-8 sm:p-6">
        <Compass
          missing={missing}
          // Named by compass alone, sides of the house can't be matched with directions.
          nonexistent={
            naming === 'compass'
              ? []
              : property.missing_sides.map((side) => directionOf(side, property.front_faces))
          }
          letters={{
            north: letter('north'),
            east: letter('east'),
            south: letter('south'),
            west: letter('west'),
          }}
          className="size-20 sm:row-span-2 sm:size-36 print:size-20"
        />
        <div className="flex min-w-0 flex-col gap-1 sm:self-end">
          <h2 id="enhance-heading" className="text-title-3">
            {t(unlabeled > 0 ? 'titleUnlabeled' : 'title', { sides })}
          </h2>
          <p className="max-w-[64ch] text-caption text-ink-soft">
            {unlabeled > 0
              ? t('textUnlabeled', { count: unlabeled })
              : t(tellsMore ? 'text' : 'textKnown', { count: missing.length })}
          </p>
        </div>
        <ul className="flex flex-wrap gap-2 max-sm:col-span-2 sm:self-start">
          {choices
            .filter(({ value }) => missing.includes(value))
            .map(({ value, label }) => (
              <MissingSide key={value} propertyId={property.id} label={label} />
            ))}
          <li>
            <FacingButton property={property} onSaved={() => void rescore()} tone="quiet" />
          </li>
        </ul>
      </Card>
    </section>
  );
}

function MissingSide({ propertyId, label }: { propertyId: string; label: string }) {
  const t = useTranslations('results.enhance');
  return (
    <li>
      <AddPhotosButton propertyId={propertyId} size="small">
        <span className="sr-only">{`${t('add')}: `}</span>
        <span>{label}</span>
      </AddPhotosButton>
    </li>
  );
}

/** 'Front and Left', in the order in which the sides are offered. */
function useSideList(sides: readonly Direction[]): string {
  const format = useFormatter();
  const { choices } = useSideWords();
  return format.list(
    choices.filter(({ value }) => sides.includes(value)).map(({ label }) => label),
  );
}
