import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

import { countedPhotos, isOutdated } from '../../entities/analysis/analyses.ts';
import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { SeenSidesPlan } from '../../entities/house-plan/seen-sides-plan.tsx';
import { useOnline } from '../../lib/device/device-state.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { LabelScreenProps } from './label-screen.tsx';
import { proposalsFor } from './proposals.ts';
import { useConfirmText } from './proposal-review.tsx';
import { SaveState } from './save-state.tsx';
import { SideGroups } from './side-groups.tsx';
import { placeOf, placingOf, sortedPhotos, unclearOf } from './sorted-photos.ts';
import { useLabels } from './use-labels.ts';
import { useRescoreOfLabels } from './use-rescore-of-labels.ts';

export interface CheckPhotosProps extends Omit<LabelScreenProps, 'whenNoneCounts'> {
  /** Whether a model looks at photos. It may sort them right after the score, and not be done yet. */
  sorts: boolean;
  /** Called once the labels are saved and the score has them. */
  onGoOn: () => void;
}

/** How long until a model that sorts photos has said of one what part it shows, which comes first; in milliseconds. */
const areasMs = 2000;
/** How long sorting may take before the owner is asked instead, in milliseconds. */
const sortingMs = 15_000;
/** How long to wait for the score that the labels change, in milliseconds. */
const scoringMs = 10_000;

const titles = {
  none: 'noneCounts',
  guess: 'review.title',
  sorting: 'check.sorting',
  unclear: 'check.title',
  sorted: 'check.sorted',
} as const;

const texts = {
  none: 'check.none',
  guess: 'review.text',
  sorting: 'check.wait',
  unclear: 'check.say',
  sorted: 'check.move',
} as const;

/** On the way to the first score: all photos by the side that they show, to correct and to confirm on one screen. */
export function CheckPhotos({
  property,
  photos: all,
  analysis,
  job,
  sorts,
  onGoOn,
}: CheckPhotosProps) {
  const t = useTranslations('labeling');
  const paths = usePaths();
  const rescore = useRescoreOfLabels(property.id, analysis, all);
  const labels = useLabels(property.id, rescore.touch);
  const facing = property.front_faces;
  const counted = countedPhotos(analysis, all);
  const unseen = all.filter((photo) => !counted.includes(photo));
  const proposals = proposalsFor(counted, labels, facing);
  // A photo in which the model sees no home is among the others once its owner says where it belongs.
  const sorted = sortedPhotos(all, labels, proposals, facing).filter(
    (each) => !unseen.includes(each.photo) || placeOf(each) !== null,
  );
  const confirmText = useConfirmText();
  const toConfirm = placingOf(sorted, proposals);
  const [openId, setOpenId] = useState<string | null>(null);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const toCheck = unclearOf(sorted).filter(({ photo }) => !skipped.has(photo.image_id));

  const isGuess = toConfirm.length > 0;
  const isUnclear = unclearOf(sorted).length === sorted.length;
  const [startIsOver, sortingIsOver] = [useOver(areasMs), useOver(sortingMs)];
  const hasBegun = counted.some(({ proposed_area: area }) => area !== null);
  const isSorting =
    sorts && isUnclear && counted.length > 1 && !sortingIsOver && (hasBegun || !startIsOver);

  const state =
    sorted.length === 0
      ? 'none'
      : isGuess
        ? 'guess'
        : isSorting
          ? 'sorting'
          : toCheck.length > 0
            ? 'unclear'
            : 'sorted';

  const online = useOnline();
  const [leaving, setLeaving] = useState<'saving' | 'scoring' | null>(null);
  async function goOn(): Promise<void> {
    for (const { photo, label } of toConfirm) labels.say(photo, label);
    const [unclear] = toCheck;
    if (toConfirm.length > 0 && unclear !== undefined) {
      setOpenId(unclear.photo.image_id);
      return;
    }
    if (!online) {
      // The walk works without a connection; the labels are saved once there is one.
      onGoOn();
      return;
    }
    setLeaving('saving');
    if (!(await labels.settled())) {
      setLeaving(null);
      return;
    }
    await rescore.finish();
    setLeaving('scoring');
  }
  const isScored = !isRunning(job) && !isOutdated(analysis, job);
  const leave = useEffectEvent(onGoOn);
  useEffect(() => {
    if (leaving !== 'scoring') return;
    if (isScored) {
      leave();
      return;
    }
    const timer = setTimeout(() => leave(), scoringMs);
    return () => clearTimeout(timer);
  }, [leaving, isScored]);

  return (
    <section
      aria-labelledby="labeling-heading"
      className="label-screen page-width flex flex-1 flex-col gap-3 py-3"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h1
            id="labeling-heading"
            className="font-serif text-title-2 leading-tight font-strong outline-none"
          >
            {t(titles[state])}
          </h1>
          <p role="status" className="max-w-[48ch] text-ink-soft">
            {t(texts[state])}
          </p>
        </div>
        <SeenSidesPlan
          property={property}
          seen={sorted.flatMap(({ direction }) => direction ?? [])}
          className="w-16! shrink-0"
        />
      </div>
      <SideGroups
        photos={all}
        sorted={sorted}
        openId={openId}
        onOpen={setOpenId}
        onChoose={(photo, label) => {
          const proposed = proposals.find((proposal) => proposal.photo === photo);
          labels.say(photo, { ...proposed?.label, ...label });
        }}
        skipped={skipped}
        unseen={unseen}
        onSkip={({ image_id: id }) => setSkipped(new Set([...skipped, id]))}
      />
      <SaveState labels={labels} />
      <div className="thumb-bar mt-auto flex flex-col items-center gap-2 sm:flex-row-reverse sm:justify-end sm:gap-6">
        <Button
          tone="primary"
          className="min-h-14 max-sm:w-full"
          unavailable={isSorting || leaving !== null}
          onClick={() => void goOn()}
        >
          {leaving === null
            ? toConfirm.length > 0
              ? confirmText(toConfirm.length, toCheck.length)
              : t('check.next')
            : t('check.updating')}
        </Button>
        <TextLink to={paths.property(property.id)}>{t('check.skip')}</TextLink>
      </div>
    </section>
  );
}

/** Whether the page has been open this long. */
function useOver(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over;
}
