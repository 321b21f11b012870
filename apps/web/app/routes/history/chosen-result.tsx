import type { ScorePoint } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { BandBadge } from '../../ui/band-badge.tsx';
import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { usePointTexts } from './change-texts.ts';

export interface ChosenResultProps {
  point: ScorePoint;
  before: ScorePoint | null;
}

/** One result: its figures, and what made it different. Screen readers say it when another is chosen. */
export function ChosenResult({ point, before }: ChosenResultProps) {
  const t = useTranslations('history');
  const bands = useTranslations('results.bands');
  const format = useFormatter();
  const textsOf = usePointTexts([point]);
  const { dss_score: score, band, range, exposure, enough_seen: enoughSeen } = point;
  const difference = before?.enough_seen !== true || !enoughSeen ? null : score - before.dss_score;
  return (
    <section
      aria-live="polite"
      className="flex flex-col gap-3 rounded-card border border-line bg-paper-raised p-4 sm:p-5"
    >
      <h2 className="font-strong">
        <time dateTime={point.created_at}>
          {format.dateTime(new Date(point.created_at), { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </h2>
      {enoughSeen ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-serif text-title-1 leading-none font-strong tabular-nums">{score}</p>
          <div className="flex flex-col">
            <BandBadge band={band} label={bands(band)} />
            <span className="text-caption text-ink-soft tabular-nums">{t('range', range)}</span>
          </div>
        </div>
      ) : (
        <p>
          <span className="font-strong tabular-nums">{t('unsure', range)}</span>
          <span className="block text-caption text-ink-soft">{t('notEnough')}</span>
        </p>
      )}
      {/* What a result waited for isn't kept with it. */}
      {exposure !== null && (
        <ExposureText exposure={exposure} className="text-caption text-ink-soft" />
      )}
      {difference !== null && (
        <p className="text-caption">
          {t('differenceLong', { sign: signOf(difference), points: Math.abs(difference) })}
        </p>
      )}
      <div>
        <h3 className="text-caption font-strong text-ink-soft">{t('changed')}</h3>
        <p className="mt-1">{t(`reasons.${point.reason}`)}</p>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          {textsOf(point).map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function signOf(difference: number): 'up' | 'down' | 'none' {
  if (difference === 0) return 'none';
  return difference > 0 ? 'up' : 'down';
}
