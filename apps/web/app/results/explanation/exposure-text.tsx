import type { Analysis } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

/** How exposed the home is to a fire next door or below, and why: what its owner can't change. */
export function ExposureText({
  exposure,
  className,
}: {
  exposure: Analysis['explanation']['exposure'];
  className?: string;
}) {
  const t = useTranslations('results.exposure');
  const format = useFormatter();
  if (exposure === null) return null;
  const { level, at_least: atLeast, reasons } = exposure;
  const why = reasons.map(({ kind }) => t(`reasons.${kind}`));
  return (
    <p className={className}>
      <span>{t('level', { level, known: atLeast ? 'atLeast' : 'all' })}</span>
      <span>{` ${why.length === 0 ? t('none') : t('why', { why: format.list(why) })}`}</span>
    </p>
  );
}
