import type { ScoreExplanation } from '@dss/domain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { shownGains } from './shown-gain.ts';
import { usePointsText } from './use-points-text.ts';

/** What fixing would give, and, apart from it, what showing the unseen could give, in points of the shown score. */
export function WaysUp({ explanation }: { explanation: ScoreExplanation }) {
  const t = useTranslations('explanation.waysUp');
  const points = usePointsText();
  const { potential, confirming_unseen_gain: unseen } = explanation;
  const { fixing, showing } = shownGains(explanation);
  const value = (key: 'plus' | 'upTo', whole: number, exact: number) =>
    whole > 0 ? t(key, { points: whole }) : exact > 0 ? t('lessThanOne') : '0';
  return (
    <section aria-labelledby="ways-heading" className="flex flex-col gap-3">
      <h3 id="ways-heading" className="text-title-3">
        {t('title')}
      </h3>
      <dl className="flex flex-col gap-4">
        <Way label={t('fix')} value={value('plus', fixing, potential.gain)}>
          {potential.gain > 0 ? t('fixText', { score: potential.score }) : t('fixNone')}
          {potential.gain_from_ceiling > 0 &&
            ` ${t('fixCeiling', { points: points(potential.gain_from_ceiling) })}`}
        </Way>
        <Way label={t('confirm')} value={value('upTo', showing, unseen)}>
          {unseen > 0 ? `${t('confirmText')} ${t('confirmDiffers')}` : t('confirmNone')}
        </Way>
      </dl>
    </section>
  );
}

function Way({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <dt className="font-strong">{label}</dt>
      <dd className="font-strong whitespace-nowrap text-forest tabular-nums">{value}</dd>
      <dd className="col-span-2 text-caption text-ink-soft">{children}</dd>
    </div>
  );
}
