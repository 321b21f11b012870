import type { Analysis, Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { shownGains } from '../explanation/index.ts';
import { BandBadge } from '../ui/band-badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ScoreDial } from '../ui/score-dial.tsx';
import { reasonForScore } from './score-reason.ts';
import { gainToShow } from './gain-to-show.ts';
import { NextActionButton } from './next-action-button.tsx';
import { RerunLink } from './rerun-link.tsx';
import { scoreCardLayout } from './score-card-layout.ts';
import { ScoreFigures } from './score-figures.tsx';
import { useAnimatedScore } from './use-animated-score.ts';

export interface ScoreCardProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  /** The score to count from when the card appears. */
  startScore: number;
  onShowDetails: () => void;
}

/** The dial, its band and range, one sentence in plain words, three figures, and what to do next. */
export function ScoreCard({
  propertyId,
  analysis,
  photos,
  startScore,
  onShowDetails,
}: ScoreCardProps) {
  const t = useTranslations('results');
  const { dss_score: score, band, range, hazards } = analysis;
  const shownScore = useAnimatedScore(score, startScore);
  const bandLabel = t(`bands.${band}`);
  const reason = reasonForScore(analysis);
  const costliest =
    reason === 'hazards' ? hazards.toSorted((a, b) => b.points - a.points)[0] : undefined;
  return (
    <section aria-labelledby="score-heading">
      <Card className={scoreCardLayout}>
        <h2 id="score-heading" className="sr-only">
          {t('score.title')}
        </h2>
        <div className="flex flex-col items-center gap-3">
          <ScoreDial
            score={shownScore}
            band={band}
            range={range}
            bandLabel={bandLabel}
            outOf={t('score.outOf')}
            description={t('score.dial', { score, band: bandLabel, ...range })}
            className="w-full max-w-72"
          />
          <p className="text-center text-ink-soft">
            {range.low === range.high ? t('score.exact') : t('score.range', range)}
          </p>
        </div>
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <BandBadge band={band} label={bandLabel} />
              {analysis.provisional && <ProvisionalTag />}
            </div>
            <p className="max-w-[52ch] font-serif text-title-2">
              {t(`score.sentence.${band}`, {
                reason: t(`score.reason.${reason}`, { count: hazards.length }),
              })}
            </p>
            {costliest !== undefined && <p>{t('score.costliest', { title: costliest.title })}</p>}
            <p className="max-w-[60ch] text-caption text-ink-soft">
              {analysis.provisional && (
                <strong className="text-ink">{t('score.provisional')} </strong>
              )}
              {range.low !== range.high &&
                t('score.rangeExplanation', { seen: Math.round(analysis.confidence_percent) })}
            </p>
            <ScoreAsSeen analysis={analysis} />
          </div>
          <ScoreFigures
            hazards={hazards.length}
            actions={analysis.action_count}
            gain={gainToShow(shownGains(analysis.explanation))}
          />
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
            <NextActionButton propertyId={propertyId} analysis={analysis} photos={photos} />
            <Button onClick={onShowDetails}>{t('score.seeDetails')}</Button>
            <RerunLink propertyId={propertyId} />
          </div>
        </div>
      </Card>
    </section>
  );
}

function ProvisionalTag() {
  const t = useTranslations('results.score');
  return (
    <span className="rounded-small border border-dashed border-line-strong px-2 text-caption text-ink-soft">
      {t('provisionalTag')}
    </span>
  );
}

/** The score without the owner's objections, wherever it differs. */
function ScoreAsSeen({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('results');
  const { score, band, range } = analysis.explanation.as_seen;
  if (score === analysis.dss_score) return null;
  return (
    <p className="max-w-[60ch] border-l-2 border-line-strong pl-3 text-caption">
      {t('score.asSeen', { score, band: t(`bands.${band}`), ...range })}
    </p>
  );
}
