import type { Photo } from '@dss/domain';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { evidenceOf, MarkedThumbnail } from '../../entities/evidence/index.ts';
import { HazardDrawing } from '../../entities/hazard/drawings/index.ts';
import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import { placeOfFinding, useListedCard } from '../../entities/list-link/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useLossText, useSideText, useToldText } from './finding-words.ts';
import { disagreementAbout } from '../../entities/score/index.ts';
import { HazardDetails, type HazardShown } from './hazard-details.tsx';
import { PinMark } from '../../entities/house-plan/index.ts';
import { useIsChosen, usePointsAt } from './chosen-hazard.tsx';
import { hazardCardId } from './show-hazard-card.ts';

/**
 * One hazard. Collapsed: its photo or else its drawing, what and where it is, what it costs and the first step. Expanded: everything about
 * it.
 */
export function HazardCard(props: HazardShown & { number: number }) {
  const { row, number, hazard, photos, loaded, explanation } = props;
  const t = useTranslations('explanation.disagreement');
  const disagreement = disagreementAbout(explanation.disagreements, row);
  const lossText = useLossText();
  const sideText = useSideText();
  const { title } = useDescriptions().hazard(row.hazard_type);
  const place = useMemo(() => placeOfFinding(row, hazard), [row, hazard]);
  const { handlers, isHighlighted, chosenPhoto } = useListedCard<HTMLLIElement>(place);
  const isChosen = useIsChosen(row.hazard_type);
  const pointing = usePointsAt(row.hazard_type);
  const [best] = evidenceOf(row, photos);
  const said = useToldText()(row).said;
  // An unknown side is mentioned only in the expanded card.
  const sides = row.sides
    .map(({ side }) => side)
    .filter((side) => side !== 'whole_house' && side !== 'unknown');
  return (
    <li
      id={hazardCardId(row)}
      {...handlers}
      aria-current={chosenPhoto === null ? undefined : true}
      className="relative scroll-mt-4"
    >
      {chosenPhoto !== null && <ChosenTag imageId={chosenPhoto} photos={photos} />}
      <article
        {...pointing}
        className={classNames(
          'relative rounded-card border bg-paper-raised',
          isChosen ? 'border-ember' : isHighlighted ? 'border-line lg:border-ember' : 'border-line',
          chosenPhoto !== null && 'ring-3 ring-forest',
        )}
      >
        {/* Beside the summary, not inside it, because the photo is a button of its own. */}
        <div className="absolute top-3 left-3 w-22 sm:top-4 sm:left-4 sm:w-28 print:top-2 print:left-2">
          {best === undefined ? (
            <HazardDrawing id={row.hazard_type} className="w-full" />
          ) : (
            <MarkedThumbnail item={best} title={title} />
          )}
          <PinMark
            pin={{ number }}
            selected={isChosen}
            className="pointer-events-none absolute -top-2 -left-2 size-6"
          />
        </div>
        <Disclosure
          summaryClassName="min-h-22.5 gap-1! py-1.5 pr-2 pl-28 sm:min-h-29 sm:py-4 sm:pr-5 sm:pl-36 print:min-h-0 print:py-1 print:pl-32"
          chevronAtEnd
          summary={
            <hgroup className="flex min-w-0 flex-1 flex-col print:flex-row print:flex-wrap print:justify-between">
              <h4 className="text-[1rem] leading-tight font-strong wrap-anywhere sm:text-body">
                {title}
              </h4>
              <p className="flex flex-wrap gap-x-3 text-caption">
                <span
                  className={classNames(
                    'font-strong tabular-nums',
                    row.points > 0 ? 'text-ember' : 'text-ink-soft',
                  )}
                >
                  {lossText(row.points)}
                </span>
                {disagreement?.photos === 'hazard' && (
                  <span className="font-strong text-caution">{t('short')}</span>
                )}
                {sides.length > 0 && (
                  <span className="text-ink-soft">{sideText(sides, row.evidence)}</span>
                )}
                {said !== null && <span className="text-ink-soft">{said}</span>}
              </p>
              <p className="line-clamp-1 min-h-[1.45em] text-caption text-ink-soft print:hidden">
                {loaded.guidance?.title}
              </p>
            </hgroup>
          }
        >
          <HazardDetails {...props} title={title} />
        </Disclosure>
      </article>
    </li>
  );
}

/** Overlaps the card's edge, so that it doesn't shift the content. */
function ChosenTag({ imageId, photos }: { imageId: string; photos: readonly Photo[] }) {
  const t = useTranslations('explanation.hazards');
  const number = photos.findIndex((photo) => photo.image_id === imageId) + 1;
  return (
    <p className="absolute -top-3 left-4 z-10 rounded-small bg-forest px-2 text-caption leading-6 font-strong text-on-forest sm:left-6">
      {t('inChosen', { number })}
    </p>
  );
}
