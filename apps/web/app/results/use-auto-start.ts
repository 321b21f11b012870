import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useAnalysisErrorText, useAutomaticStart } from '../analysis/index.ts';
import type { Uploads } from '../photos/index.ts';
import { analysisPause } from '../map/placements/index.ts';
import { showToast } from '../ui/toast/toast-queue.ts';

interface AutoStartOptions {
  uploads: Pick<Uploads, 'items' | 'pending'>;
  hasAnalysis: boolean;
  editMode: boolean;
}

/** Starts an analysis automatically once photos added on this page are stored. */
export function useAutoStart(
  propertyId: string,
  { uploads, hasAnalysis, editMode }: AutoStartOptions,
): void {
  const t = useTranslations('results.autoStart');
  const errorText = useAnalysisErrorText();
  const { mutateAsync: start } = useAutomaticStart(propertyId);
  const stored = uploads.items.filter(({ state }) => state === 'uploaded').length;
  // Photos stored before the page opened don't count.
  const [counted, setCounted] = useState(stored);
  // Photos that were removed leave the list.
  if (stored < counted) setCounted(stored);
  const delay = autoStartDelay({
    storedSince: stored - counted,
    pending: uploads.pending,
    hasAnalysis,
    editMode,
  });

  const run = useEffectEvent(async (storedThen: number) => {
    setCounted(storedThen);
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
  /** The property was opened for editing, so nothing starts automatically. */
  readonly editMode: boolean;
}

/** Milliseconds until an analysis starts automatically (core flow, section 4); null if it doesn't. */
export function autoStartDelay({
  storedSince,
  pending,
  hasAnalysis,
  editMode,
}: AutoStartFacts): number | null {
  if (editMode || storedSince === 0 || pending > 0) return null;
  return hasAnalysis ? afterUploadMs : afterFirstPhotosMs;
}
