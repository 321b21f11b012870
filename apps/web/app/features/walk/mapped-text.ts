import type { Mapped } from '@dss/domain';
import { useTranslations } from 'use-intl';

/** What a map says of a tile's hazard, and that it is a map that says so. */
export function useMappedText(): (mapped: Mapped) => string {
  const t = useTranslations('walk.tile.mapped');
  return ({ shown, source: by }) => {
    if (shown.kind === 'slope') return t('slope', { percent: shown.percent, by });
    const { feet } = shown;
    return feet === 0 ? t('touching', { by }) : t('neighbor', { feet, by });
  };
}
