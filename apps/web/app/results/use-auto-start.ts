import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useAnalysisErrorText, useAutomaticStart } from '../analysis/index.ts';
import type { Uploads } from '../photos/index.ts';
import { analysisPause } from '../map/placements/index.ts';
import { showToast } from '../ui/toast/toast-queue.ts';

interface AutoStartOptions {
  uploads: Pick<Uploads, 'items' | 'pending'>;
  hasAnalysis: boolean;
  /** Photos that belong to a walk were stored before, and nobody was asked to look at them. */
  leftUnseen: boolean;
  editMode: boolean;
}

/** Starts an analysis automatically once photos added on this page are stored, or those that a walk left unseen. */
export function useAutoStart(
  propertyId: string,
  { uploads, hasAnalysis, leftUnseen, editMode }: AutoStartOptions,
): void {
  const t = useTranslations('results.autoStart');
  const errorText = useAnalysisErrorText();
  const { mutateAsync: start } = useAutomaticStart(propertyId);
  const stored = uploads.items.filter(({ state }) => state === 'uploaded').length;
  // Photos stored before the page opened don't count.
  const [counted, setCounted] = useState(stored);
  // Photos that were removed leave the list.
  if (stored < counted) setCounted(stored);
  // Tried once: what fails is told, and the page offers to start it.
  const [tookUp, setTookUp] = useState(false);
  const delay = autoStartDelay({
    storedSince: stored - counted,
    pending: uploads.pending,
    hasAnalysis,
    leftUnseen: leftUnseen && !tookUp,
    editMode,
  });

  const run = useEffectEvent(async (storedThen: number) => {
    setCounted(storedThen);
    setTookUp(true);
    await analysisPause.whenOver();
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
  /** A walk's photos wait for their first analysis. */
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
