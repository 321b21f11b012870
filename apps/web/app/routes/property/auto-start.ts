import type { Analysis, AnalysisJob, Photo } from '@dss/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { useAnalysisErrorText } from '../../entities/analysis/use-analysis-error-text.ts';
import { useAutomaticStart } from '../../entities/analysis/start-analysis.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { countPending } from '../../entities/photo/upload-store.ts';
import { isStored } from '../../entities/photo/upload.ts';
import { usePhotos } from '../../entities/photo/photos.ts';
import { useUploadControls, useUploadsState } from '../../entities/photo/use-uploads.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

interface AutoStartProps {
  propertyId: string;
  /** Null if there is none yet; undefined while it loads, like the job. */
  analysis: Analysis | null | undefined;
  job: AnalysisJob | null | undefined;
  editMode: boolean;
}

/**
 * Sends photos, and starts an analysis automatically once those added on this page are stored, or others were left unseen elsewhere.
 * Shows nothing; a component, so that what is sent renders nothing else again.
 */
export function AutoStart({ propertyId, analysis, job, editMode }: AutoStartProps): null {
  const t = useTranslations('results.autoStart');
  const errorText = useAnalysisErrorText();
  const { mutateAsync: start } = useAutomaticStart(propertyId);
  const leftUnseen = useLeftUnseen(propertyId, analysis, job);
  // Sends what waits and reports failures, also before the rest of the page is there.
  useUploadControls(propertyId, 'property');
  const pending = useUploadsState(propertyId, countPending);
  const stored = useUploadsState(propertyId, ({ items }) => items.filter(isStored).length);
  // Photos stored before the page opened don't count.
  const [counted, setCounted] = useState(stored);
  // Photos that were removed leave the list.
  if (stored < counted) setCounted(stored);
  // Tried once: a failure is reported, and the page offers to start it again.
  const [tookUp, setTookUp] = useState(false);
  const delay = autoStartDelay({
    storedSince: stored - counted,
    pending,
    hasAnalysis: Boolean(analysis),
    leftUnseen: leftUnseen && !tookUp,
    editMode,
  });

  const run = useEffectEvent(async (storedThen: number) => {
    setCounted(storedThen);
    setTookUp(true);
    try {
      const { kind } = await start();
      if (kind === 'job') showToast({ title: t('title'), description: t('text') });
    } catch (error) {
      showToast({ tone: 'danger', title: t('failed'), description: errorText(error) });
    }
  });
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => void run(stored), delay);
    return () => clearTimeout(timer);
  }, [delay, stored]);
  return null;
}

/** Whether photos were stored before without an analysis being requested. */
function useLeftUnseen(
  propertyId: string,
  analysis: AutoStartProps['analysis'],
  job: AutoStartProps['job'],
): boolean {
  const { data: photos, isFetching } = usePhotos(propertyId);
  const answers = useAnswers(propertyId);
  const [atOpening, setAtOpening] = useState<readonly Photo[] | null>(null);
  if (atOpening === null && photos !== undefined && !isFetching) setAtOpening(photos);
  return (
    analysis !== undefined &&
    job !== undefined &&
    photos !== undefined &&
    !isRunning(job) &&
    areLeftUnseen({
      photos,
      atOpening: atOpening ?? [],
      analysis,
      job,
      hasAnswers: Boolean(answers.data?.length),
    })
  );
}

/** How long after an upload the property's own page starts an analysis automatically. */
const afterUploadMs = 500;
const afterFirstPhotosMs = 1500;

interface AutoStartFacts {
  /** Photos uploaded from this page since it last started an analysis. */
  readonly storedSince: number;
  /** Photos still uploading. An analysis without them would have to be repeated. */
  readonly pending: number;
  readonly hasAnalysis: boolean;
  /** Photos wait for somebody to look at them. */
  readonly leftUnseen: boolean;
  /** The property was opened for editing, so nothing starts automatically. */
  readonly editMode: boolean;
}

/** Milliseconds until an analysis starts automatically (core flow, section 4); null if it doesn't. */
export function autoStartDelay({
  storedSince,
  pending,
  hasAnalysis,
  leftUnseen,
  editMode,
}: AutoStartFacts): number | null {
  const isNew = storedSince > 0 || leftUnseen;
  if (editMode || !isNew || pending > 0) return null;
  return hasAnalysis ? afterUploadMs : afterFirstPhotosMs;
}

type StoredAt = Pick<Photo, 'image_id' | 'created_at'>;

interface UnseenFacts {
  readonly photos: readonly StoredAt[];
  /** Those that were there when the page opened. What arrives later is for the page that sends it, or that let a phone in. */
  readonly atOpening: readonly StoredAt[];
  readonly analysis: Pick<Analysis, 'photos'> | null;
  /** The newest one. */
  readonly job: Pick<AnalysisJob, 'created_at'> | null;
  readonly hasAnswers: boolean;
}

/**
 * Whether photos were stored that nobody was asked to look at: by a phone that was let in while no page was open to see them
 * arrive, or on a walk whose page was closed too soon. A job that failed or was canceled isn't repeated: they were tried.
 */
export function areLeftUnseen({
  photos,
  atOpening,
  analysis,
  job,
  hasAnswers,
}: UnseenFacts): boolean {
  // Before the first result, photos alone wait for their owner to ask: there may be more to come.
  if (analysis === null) return job === null && hasAnswers && photos.length > 0;
  const seen = new Set(analysis.photos.map(({ image_id: id }) => id));
  const triedAt = job === null ? 0 : Date.parse(job.created_at);
  return atOpening.some(
    ({ image_id: id, created_at: createdAt }) => !seen.has(id) && Date.parse(createdAt) > triedAt,
  );
}
