import type { Analysis, AnalysisJob, Photo, Property } from '@dss/domain';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { countedPhotos } from '../../entities/analysis/analyses.ts';
import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { FacingButton } from '../../entities/facing/facing-button.tsx';
import { usePaths } from '../../lib/paths.ts';
import { photoName } from '../../entities/photo/photos.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { LabelPhoto } from './label-photo.tsx';
import { firstIncomplete, isComplete, neighborOf, positionAt } from './photo-queue.ts';
import { ProposalReview } from './proposal-review.tsx';
import { proposalsFor } from './proposals.ts';
import { RangeInView } from './range-in-view.tsx';
import { SaveState } from './save-state.tsx';
import { sortedPhotos } from './sorted-photos.ts';
import { useLabels, type Label } from './use-labels.ts';
import { useRescoreOfLabels } from './use-rescore-of-labels.ts';

export interface LabelScreenProps {
  property: Property;
  photos: readonly Photo[];
  analysis: Analysis | null;
  job: AnalysisJob | null;
  /** Shown instead if no photo counts. */
  whenNoneCounts: Elements;
}

/** All photos one after the other, with their labels, and the range that the labels narrow. */
export function LabelScreen({
  property,
  photos: all,
  analysis,
  job,
  whenNoneCounts,
}: LabelScreenProps) {
  const t = useTranslations('labeling');
  const paths = usePaths();
  const rescore = useRescoreOfLabels(property.id, analysis, all);
  const labels = useLabels(property.id, rescore.touch);
  // Decided once: a photo must not vanish under its owner's finger because a new result leaves it out.
  const [leftOut] = useState(() => {
    const counted = new Set(countedPhotos(analysis, all));
    return new Set(all.filter((photo) => !counted.has(photo)).map((photo) => photo.image_id));
  });
  const photos = all.filter(({ image_id: id }) => !leftOut.has(id));
  const proposals = proposalsFor(photos, labels, property.front_faces);
  const [position, setPosition] = useState(() => {
    const first = firstIncomplete(photos, labels.of) ?? photos[0];
    return first === undefined ? null : positionAt(first, photos);
  });
  const [stage, setStage] = useState<'review' | 'photos' | 'finished'>(
    proposals.length > 1 ? 'review' : 'photos',
  );
  const index = photos.findIndex((photo) => photo.image_id === position?.imageId);
  const photo = photos[index];

  function goTo(next: Photo | undefined): void {
    if (next === undefined) return;
    setPosition(positionAt(next, photos));
    setStage('photos');
  }

  function choosePlace(chosen: Photo, label: Partial<Label>): void {
    const proposal = proposals.find((each) => each.photo === chosen);
    labels.say(chosen, { ...proposal?.label, ...label });
  }

  function confirmAll(): void {
    for (const { photo: each, label } of proposals) labels.say(each, label);
    const labelOf = (each: Photo) => ({
      ...labels.of(each),
      ...proposals.find((proposal) => proposal.photo === each)?.label,
    });
    const incomplete = firstIncomplete(photos, labelOf);
    if (incomplete === undefined) setStage('finished');
    else goTo(incomplete);
  }

  if (photos.length === 0) return whenNoneCounts;
  const review = stage === 'review' && proposals.length > 0;
  const finished = stage === 'finished';
  const labeled = photos.filter((each) => isComplete(labels.of(each))).length;
  const deleted = photo === undefined;
  const title = review
    ? t('review.title')
    : finished
      ? t('finished.title', { count: photos.length })
      : deleted
        ? t('deleted.title')
        : t('heading', { number: index + 1, count: photos.length });
  return (
    <section
      aria-labelledby="labeling-heading"
      className={classNames(
        'page-width flex flex-col gap-2 py-2 sm:gap-3 sm:py-4',
        review ? 'w-full flex-1' : 'label-screen',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 id="labeling-heading" className="font-sans text-body font-strong">
            {title}
          </h1>
          <p className="text-caption text-ink-soft">
            {t('labeled', { labeled, count: photos.length })}
          </p>
        </div>
        <TextLink to={paths.property(property.id)}>{t('done')}</TextLink>
      </div>
      <RangeInView
        analysis={analysis}
        updating={isRunning(job) || labels.state === 'saving'}
        failed={rescore.failed}
        onRetry={rescore.touch}
      />
      {review ? (
        <ProposalReview
          photos={all}
          sorted={sortedPhotos(photos, labels, proposals, property.front_faces)}
          proposals={proposals}
          onChoose={choosePlace}
          onConfirm={confirmAll}
          onCheck={() => setStage('photos')}
        />
      ) : finished ? (
        <Message text={t('finished.text')}>
          <ButtonLink tone="primary" to={paths.property(property.id)}>
            {t('finished.results')}
          </ButtonLink>
          <Button onClick={() => goTo(photos[0])}>{t('finished.again')}</Button>
        </Message>
      ) : deleted ? (
        <Message text={t('deleted.text')}>
          <Button
            tone="primary"
            onClick={() => goTo((position && neighborOf(position, photos)) ?? photos[0])}
          >
            {t('deleted.goOn')}
          </Button>
        </Message>
      ) : (
        <LabelPhoto
          key={photo.image_id}
          photo={photo}
          name={photoName(photo, all.indexOf(photo))}
          position={{ index, count: photos.length }}
          labels={labels}
          proposal={proposals.find((one) => one.photo.image_id === photo.image_id)?.label ?? null}
          onStep={(step) => goTo(photos[index + step])}
          onFinish={labeled === photos.length ? () => setStage('finished') : null}
        />
      )}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <SaveState labels={labels} />
        <div className="flex flex-wrap items-center">
          {!review && proposals.length > 1 && (
            <Button tone="quiet" size="small" onClick={() => setStage('review')}>
              {t('review.open', { count: proposals.length })}
            </Button>
          )}
          <FacingButton property={property} onSaved={rescore.touch} tone="quiet" />
        </div>
      </div>
    </section>
  );
}

/** Stands where the photo would be. */
function Message({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-4">
      <p role="status" className="max-w-[48ch]">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
