import { directions, type Direction } from '@dss/domain';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';

const cells: Readonly<Record<Direction, { place: string; turn: string }>> = {
  north: { place: 'col-start-2 row-start-1', turn: 'transform-[rotate(180deg)]' },
  east: { place: 'col-start-3 row-start-2', turn: 'transform-[rotate(-90deg)]' },
  south: { place: 'col-start-2 row-start-3', turn: '' },
  west: { place: 'col-start-1 row-start-2', turn: 'transform-[rotate(90deg)]' },
};

/** A house from above, north up, and the four directions that its front can face. */
export function FacingDial({
  value,
  onChoose,
}: {
  value: Direction | null;
  onChoose: (direction: Direction) => void;
}) {
  const t = useTranslations('houseSides.facing');
  const compass = useTranslations('photos.sides');
  const group = useId();
  return (
    <fieldset className="mx-auto">
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid grid-cols-[6.5rem_7rem_6.5rem] grid-rows-[3rem_7rem_3rem] place-items-center gap-2">
        <div className="relative col-start-2 row-start-2 size-28 rounded-full border border-line">
          <HouseFromAbove
            className={classNames(
              'absolute inset-0 size-full transition-transform duration-(--motion-calm)',
              value === null ? 'opacity-60' : cells[value].turn,
            )}
            known={value !== null}
          />
        </div>
        {directions.map((direction) => (
          <label
            key={direction}
            className={classNames(
              'flex min-h-12 w-full cursor-pointer items-center justify-center gap-2 rounded-small border px-3 font-strong transition-colors focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-focus',
              cells[direction].place,
              value === direction
                ? 'border-forest bg-forest-wash'
                : 'border-line-strong bg-paper-raised hover:border-forest',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={value === direction}
              onChange={() => onChoose(direction)}
              className="choice-dot"
            />
            <span>{compass(direction)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The front is at the bottom, with its door and a path to the street. */
function HouseFromAbove({ className, known }: { className: string; known: boolean }) {
  return (
    <svg viewBox="0 0 112 112" fill="none" aria-hidden="true" className={className}>
      {known && (
        <path d="M56 74V104M48 96 56 104 64 96" className="stroke-forest" strokeWidth="3" />
      )}
      <rect
        x="32"
        y="36"
        width="48"
        height="38"
        className="fill-paper-sunk stroke-ink"
        strokeWidth="2"
      />
      <path
        d="M32 36 44 55H68L80 36M32 74 44 55M80 74 68 55"
        className="stroke-ink"
        strokeWidth="1.5"
      />
      {known && <rect x="50" y="71" width="12" height="6" className="fill-forest" />}
    </svg>
  );
}
