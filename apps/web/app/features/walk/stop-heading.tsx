import type { WalkStop } from '@dss/domain';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { useStopWords } from './stop-words.ts';
import type { Walk } from './use-walk.ts';
import { positionOf } from './walk-route.ts';

export interface StopHeadingProps {
  walk: Walk;
  stop: WalkStop;
  /** Where a screen reader begins at a new stop. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What to do at a stop and where to look, and the way to what its tiles mean in full. */
export function StopHeading({ walk: { position }, stop, heading }: StopHeadingProps) {
  const t = useTranslations('walk');
  const { how } = useStopWords()(stop);
  const isFirst = positionOf(position.route, stop)?.number === 1;
  return (
    <div className="flex items-center justify-between gap-3">
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          aria-labelledby="stop-heading stop-asks"
          aria-describedby="stop-how"
          className="font-serif text-title-3 leading-tight font-strong outline-none"
        >
          {/* Whoever has walked on knows. */}
          <span id="stop-asks" className={isFirst ? undefined : 'sr-only'}>
            {t('tap')}
          </span>
        </h2>
        <p id="stop-how" className="leading-tight text-ink-soft">
          {how}
        </p>
      </div>
      <Button
        tone="quiet"
        size="small"
        className="min-h-11 min-w-11 shrink-0 px-0!"
        aria-haspopup="dialog"
        aria-label={t('meanings.open')}
        onClick={() => position.setDialog({ kind: 'meanings' })}
      >
        <InfoIcon />
        <span className="max-sm:hidden">{t('meanings.open')}</span>
      </Button>
    </div>
  );
}
