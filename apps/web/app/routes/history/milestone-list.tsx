import type { Milestone } from '@dss/domain';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { BandBadge } from '../../ui/band-badge.tsx';
import { everyChangeId } from './every-change-id.ts';
import { useMilestoneTexts } from './milestone-texts.ts';

/** The milestones in words, newest first: when, how the home stood, by how much that differs, why, and the way to what was stored. */
export function MilestoneList({ milestones }: { milestones: readonly Milestone[] }) {
  const t = useTranslations('history.timeline');
  const textsOf = useMilestoneTexts(milestones);
  return (
    <ol aria-label={t('milestones')} className="flex flex-col" reversed>
      {[...milestones].reverse().map((milestone) => {
        const { title, details } = textsOf(milestone);
        return (
          <li
            key={milestone.analysis_id}
            className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line py-4 break-inside-avoid sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <div>
              <Day milestone={milestone} />
              <Score milestone={milestone} />
            </div>
            <div className="flex min-w-0 flex-col items-start gap-1">
              <h2 className="font-serif text-title-3 leading-snug font-strong wrap-anywhere">
                {title}
              </h2>
              <Difference milestone={milestone} />
              {details.length > 0 && (
                <ul className="flex list-disc flex-col gap-0.5 pl-5 text-caption">
                  {details.map((text) => (
                    <li key={text} className="wrap-anywhere">
                      {text}
                    </li>
                  ))}
                </ul>
              )}
              <Link
                to={{ search: `?through=${milestone.analysis_id}`, hash: everyChangeId }}
                replace
                preventScrollReset
                className="inline-flex min-h-11 items-center rounded-small text-caption text-forest underline underline-offset-4 print:hidden"
              >
                <span>{t('stored', { count: milestone.results })}</span>
                <span className="sr-only">{`: ${title}`}</span>
              </Link>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Day({ milestone: { created_at: at } }: { milestone: Milestone }) {
  const format = useFormatter();
  return (
    <p className="text-caption text-ink-soft">
      <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</time>
    </p>
  );
}

function Score({ milestone }: { milestone: Milestone }) {
  const t = useTranslations('history');
  const bands = useTranslations('results.bands');
  const { dss_score: score, band, range, enough_seen: enoughSeen } = milestone;
  if (!enoughSeen) {
    return (
      <p>
        <span className="block font-strong tabular-nums">{t('unsure', range)}</span>
        <span className="block text-caption text-ink-soft">{t('notEnough')}</span>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <p className="font-serif text-title-2 leading-tight font-strong tabular-nums">{score}</p>
      <BandBadge band={band} label={bands(band)} />
      <p className="text-caption text-ink-soft tabular-nums">{t('range', range)}</p>
    </div>
  );
}

/** Points more or less than before. */
function Difference({ milestone: { difference } }: { milestone: Milestone }) {
  const t = useTranslations('history.timeline');
  if (difference === null) return null;
  const sign = difference === 0 ? 'none' : difference > 0 ? 'up' : 'down';
  return (
    <p className="text-caption font-strong tabular-nums">
      {t('difference', { sign, points: Math.abs(difference) })}
    </p>
  );
}
