import {
  factSources,
  type Exposure,
  type ExposureOpen,
  type FactMap,
  type MappedExposure,
} from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useDayText } from '../../ui/use-day-text.ts';

export interface ExposureTextProps {
  /** Null while too little is known of it. */
  exposure: Exposure | MappedExposure | null;
  /** What could still raise it; empty where that isn't at hand. */
  open?: readonly ExposureOpen[];
  /** Without its reasons, where a line has no room for them, and without what isn't known. */
  brief?: boolean;
  className?: string;
}

/** Buildings nearby are near and farther ones. */
const all: readonly ExposureOpen[] = ['neighbors', 'slope', 'ridge'];

/** How exposed the home is to a fire next door or below, and why: what its owner can't change. */
export function ExposureText(props: ExposureTextProps) {
  const { exposure, open = [], brief = false, className } = props;
  const t = useTranslations('results.exposure');
  const format = useFormatter();
  const dayText = useDayText('medium');
  if (exposure === null) {
    if (brief) return null;
    const named = (open.length === 0 ? all : open).map((kind) => t(`open.${kind}`));
    const list = format.list(named, { type: 'disjunction' });
    return <p className={className}>{t('unknown', { open: list })}</p>;
  }
  const { level, at_least: atLeast, reasons } = exposure;
  const text = t('level', { level, atLeast: String(atLeast) });
  if (brief) return <p className={className}>{text}</p>;
  const onMap = ({ source, asked_on: askedOn, data_from: dataFrom }: FactMap) => {
    const { publisher } = factSources[source];
    // What stands there since then isn't on it, and what burned still is.
    return dataFrom === null
      ? t('onMap', { publisher, day: dayText(askedOn) })
      : t('onDatedMap', { publisher, day: dayText(dataFrom) });
  };
  const isTold = ({ kind }: Exposure['reasons'][number]) =>
    reasons.some((told) => told.kind === kind);
  const why = [
    ...reasons.map(({ kind }) => t(`reasons.${kind}`)),
    ...('on_maps' in exposure ? exposure.on_maps : [])
      // Without their sides, the same would be told twice.
      .filter((reason) => !isTold(reason))
      .map(({ kind, map }) =>
        map === null ? t(`reasons.${kind}`) : `${t(`reasons.${kind}`)} (${onMap(map)})`,
      ),
  ];
  return (
    <p className={className}>
      <span>{`${text}.`}</span>
      <span>{` ${why.length === 0 ? t('none') : t('why', { why: format.list(why) })}`}</span>
    </p>
  );
}
