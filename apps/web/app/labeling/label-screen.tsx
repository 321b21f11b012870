import type { Analysis, AnalysisJob, Photo, Property } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { isRunning, lookedAt } from '../analysis/index.ts';
import { useWaitsForConnection } from '../api/query-client.ts';
import { FacingButton } from '../house-sides/index.ts';
import { usePaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../ui/icons.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { LabelPhoto } from './label-photo.tsx';
import { ProposalReview } from './proposal-review.tsx';
import { proposalsFor } from './proposals.ts';
import { RangeInView } from './range-in-view.tsx';
import { useLabels, type Labels } from './use-labels.ts';
import { useQuietRescore } from './use-quiet-rescore.ts';

export interface LabelScreenProps {
  property: Property;
  photos: readonly Photo[];
  analysis: Analysis | null;
  job: AnalysisJob | null;
}

/** All photos one after the other, with their labels, and the range that the labels narrow. */
export function LabelScreen({ property, photos, analysis, job }: LabelScreenProps) {
  const t = useTranslations('labeling');
  const paths = usePaths();
  const rescore = useQuietRescore(property.id, analysis !== null);
  const labels = useLabels(property.id, rescore.touch);
  const proposals = proposalsFor(photos, labels, property.front_faces);
  const [current, setCurrent] = useState(() => firstUnlabeled(photos, labels));
  const [reviewing, setReviewing] = useState(proposals.length > 1);
  const at = Math.min(current, photos.length - 1);
  const photo = photos[at];
  const { touch } = rescore;

  // An earlier page saved labels and was closed before the score was updated.
  const outdated = analysis !== null && labeledSince(photos, lookedAt(analysis, job));
  useEffect(() => {
    if (outdated) touch();
  }, [outdated, touch]);

  const review = reviewing && proposals.length > 0;
  const labeled = photos.filter((each) => isLabeled(each, labels)).length;
  return (
    <section
      aria-labelledby="labeling-heading"
      className={classNames(
        'page-width flex flex-col gap-2 py-2 sm:gap-3 sm:py-4',
        review ? 'w-full flex-1' : 'label-screen',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 id="labeling-heading" className="font-sans text-body font-strong">
            {review ? t('review.title') : t('heading', { number: at + 1, count: photos.length })}
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
          photos={photos}
          proposals={proposals}
          onConfirm={() => {
            for (const { photo: each, label } of proposals) labels.say(each, label);
            setReviewing(false);
            setCurrent(
              firstUnlabeled(
                photos,
                labels,
                proposals.map((one) => one.photo.image_id),
              ),
            );
          }}
          onCheck={() => setReviewing(false)}
        />
      ) : (
        photo !== undefined && (
          <LabelPhoto
            key={photo.image_id}
            photo={photo}
            place={{ index: at, count: photos.length }}
            labels={labels}
            proposal={proposals.find((one) => one.photo.image_id === photo.image_id)?.label ?? null}
            onStep={(step) => setCurrent(Math.min(photos.length - 1, Math.max(0, at + step)))}
          />
        )
      )}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <SaveState labels={labels} />
        <div className="flex flex-wrap items-center">
          {!review && proposals.length > 1 && (
            <Button tone="quiet" size="small" onClick={() => setReviewing(true)}>
              {t('review.open', { count: proposals.length })}
            </Button>
          )}
          <FacingButton property={property} onSaved={rescore.touch} tone="quiet" />
        </div>
      </div>
    </section>
  );
}

function isLabeled(photo: Photo, labels: Labels): boolean {
  const { direction, area } = labels.of(photo);
  return direction !== null && area !== null;
}

function firstUnlabeled(
  photos: readonly Photo[],
  labels: Labels,
  except: readonly string[] = [],
): number {
  const index = photos.findIndex(
    (photo) => !isLabeled(photo, labels) && !except.includes(photo.image_id),
  );
  return Math.max(0, index);
}

function labeledSince(photos: readonly Photo[], lookedAtTime: string): boolean {
  return photos.some(({ placement }) => placement !== null && placement.updated_at > lookedAtTime);
}

/** Always one line high, so that nothing moves when a message appears. */
function SaveState({ labels: { state, retry, isPaused } }: { labels: Labels }) {
  const t = useTranslations('labeling');
  const waits = useWaitsForConnection({ isPaused });
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-caption">
      <p role="status" className="flex items-center gap-1">
        {state === 'failed' ? (
          <>
            <WarningIcon className="size-4 text-ember" />
            <span className="font-strong text-ember">{t('failed')}</span>
          </>
        ) : waits ? (
          <span className="font-strong text-caution">{t('waits')}</span>
        ) : state === 'saving' ? (
          <span className="text-ink-soft">{t('saving')}</span>
        ) : state === 'saved' ? (
          <>
            <CheckIcon className="size-4 text-forest" />
            <span className="text-ink-soft">{t('saved')}</span>
          </>
        ) : null}
      </p>
      {state === 'failed' && (
        <button
          type="button"
          onClick={retry}
          className="min-h-10 rounded-small font-strong text-forest underline underline-offset-4"
        >
          {t('saveAgain')}
        </button>
      )}
    </div>
  );
}
