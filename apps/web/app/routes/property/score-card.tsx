import type { Analysis, Photo } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { showDetails } from '../../features/explanation/index.ts';
import { Button } from '../../ui/button.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NextActionButton } from './next-action-button.tsx';
import { RerunLink } from './rerun-link.tsx';
import { lineBelowDial, ScoreCardFrame } from './score-at-a-glance.tsx';
import { StillUnseen } from './still-unseen.tsx';

export interface ScoreCardProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  /** The score from which to count up or down when the card appears. */
  startScore: number;
}

/** The result and what to do about it, at a glance: the dial, one sentence, three things to do first. */
export function ScoreCard({ propertyId, analysis, photos, startScore }: ScoreCardProps) {
  const t = useTranslations('results');
  return (
    <ScoreCardFrame
      analysis={analysis}
      startScore={startScore}
      stillUnseen={<StillUnseen analysis={analysis} photos={photos} className={lineBelowDial} />}
      firstSteps={
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:border-line lg:pl-10 print:col-start-2 print:row-span-2 print:row-start-1">
          <FirstSteps propertyId={propertyId} analysis={analysis} photos={photos} />
        </div>
      }
      buttons={
        <div className="flex flex-wrap gap-3 print:hidden">
          <NextActionButton
            propertyId={propertyId}
            analysis={analysis}
            photos={photos}
            // Phones show it in the bar at the bottom of the screen instead.
            className="w-full max-sm:tall:hidden"
          />
          <Button size="small" className="grow" onClick={showDetails}>
            {t('score.seeDetails')}
          </Button>
          {photos.length > 0 && <RerunLink propertyId={propertyId} />}
        </div>
      }
    />
  );
}

/** Announces the new score and the previous range to screen readers after an answer or a dispute; silent at first. */
export function ScoreAnnouncement({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('explanation');
  const [{ now, before }, setShown] = useState<{ now: Analysis; before: Analysis | null }>({
    now: analysis,
    before: null,
  });
  if (now.analysis_id !== analysis.analysis_id) setShown({ now: analysis, before: now });
  const { dss_score: score, range } = analysis;
  return (
    <p role="status" className="sr-only">
      {before !== null && `${t('announce', { score, ...range })} ${t('before', before.range)}`}
    </p>
  );
}
