import { mayBeAbsentAt, type HouseSide, type QuestionId } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTapFilter } from '../../ui/quick-taps.ts';
import type { StopHere } from './use-walk.ts';

export interface MissingPartsProps {
  here: StopHere;
  /** Null if the other sides are already left out, or on a phone that may not leave one out. */
  leaveOutSide: ((side: HouseSide) => void) | null;
}

/** What the home may lack of what the stop asks about: a part, or the whole side. */
export function MissingParts({ here, leaveOutSide }: MissingPartsProps) {
  const { side, kind } = here.stop;
  const t = useTranslations('walk.side');
  return (
    <>
      <LackedParts here={here} questions={here.stop.questions} />
      {side !== null && kind === 'wall' && leaveOutSide !== null && (
        <Button
          tone="quiet"
          size="small"
          className="min-h-11 self-start px-0!"
          onClick={() => leaveOutSide(side)}
        >
          {t('missing')}
        </Button>
      )}
    </>
  );
}

/** The parts that the home may lack. */
export function LackedParts({
  here: { tiles, say },
  questions: shown,
}: {
  here: Pick<StopHere, 'tiles' | 'say'>;
  /** Those whose tiles are shown; a part with others isn't. */
  questions: readonly QuestionId[];
}) {
  const t = useTranslations('walk.absent');
  const { accepts } = useTapFilter();
  const parts = mayBeAbsentAt({ questions: shown });
  if (parts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {parts.map(({ thing, questions }) => {
        const isAbsent = tiles.some(({ lacked }) => lacked === thing);
        return (
          <li key={thing}>
            <Button
              size="small"
              aria-pressed={isAbsent}
              className={classNames('min-h-11 px-3!', isAbsent && 'border-forest! bg-forest-wash!')}
              onClick={(event) => {
                if (accepts(event)) say.setAbsent(questions, !isAbsent);
              }}
            >
              {t(thing)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
