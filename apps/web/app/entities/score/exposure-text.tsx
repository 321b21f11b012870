import type { Exposure } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

export interface ExposureTextProps {
  /** Null while too little is known of it. */
  exposure: Exposure | null;
  /** Without its reasons, where a line has no room for them, and without what isn't known. */
  brief?: boolean;
  className?: string;
}

/** How exposed the home is to a fire next door or below, and why: what its owner can't change. */
export function ExposureText({ exposure, brief = false, className }: ExposureTextProps) {
  const t = useTranslations('results.exposure');
  const format = useFormatter();
  if (exposure === null) return brief ? null : <p className={className}>{t('unknown')}</p>;
  const { level, at_least: atLeast, reasons } = exposure;
  const text = t('level', { level, atLeast: String(atLeast) });
  if (brief) return <p className={className}>{text}</p>;
  const why = reasons.map(({ kind }) => t(`reasons.${kind}`));
  return (
    <p className={className}>
      <span>{`${text}.`}</span>
      <span>{` ${why.length === 0 ? t('none') : t('why', { why: format.list(why) })}`}</span>
    </p>
  );
}
