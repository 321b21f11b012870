import type { Locale, Property } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from 'use-intl';

import enResults from '../../lib/messages/en/results.json' with { type: 'json' };
import esResults from '../../lib/messages/es/results.json' with { type: 'json' };
import { inEnglish } from '../../lib/messages/en/in-english.ts';
import { inSpanish } from '../../lib/messages/es/in-spanish.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { Brand } from '../page-frame/brand-link.tsx';
import { homeAttribute, resultsAttribute } from '../page-frame/first-view-marks.ts';
import { LongAddress } from '../../ui/long-address.tsx';
import { HousePlanSkeleton } from '../../entities/house-plan/house-plan.tsx';
import { resultsLayout } from './results-layout.ts';
import { FirstJobSkeleton } from './results-skeleton.tsx';
import {
  ScoreAtAGlance,
  ScoreSentence,
  type ResultAtAGlance,
  type ScoreAtAGlanceProps,
} from './score-at-a-glance.tsx';

const words = {
  en: inEnglish({ results: enResults }),
  es: inSpanish({ results: esResults }),
};

export interface HomeToShow {
  readonly property: Pick<Property, 'id' | 'address' | 'address_formatted'>;
  /** Its newest result. */
  readonly analysis: ResultAtAGlance;
  /** With what maps say. */
  readonly exposure: ScoreAtAGlanceProps['exposure'];
  readonly language: Locale;
}

/**
 * The first view of a home's page: address and score. The server puts it into the page, so that an owner reads the score before the
 * page's scripts have arrived.
 * @returns HTML
 */
export function renderFirstView({ language, ...home }: HomeToShow): string {
  return renderToStaticMarkup(
    <MessageParts words={words[language]}>
      <FirstView {...home} />
    </MessageParts>,
  );
}

/** Each part has the place and the size of what the page will draw. Nothing can be pressed, since nothing would happen yet. */
function FirstView({ property, analysis, exposure }: Omit<HomeToShow, 'language'>) {
  const t = useTranslations('results');
  const { id, address, address_formatted: place } = property;
  return (
    <div {...{ [homeAttribute]: id }} className="contents">
      <header className="@container border-b border-line bg-paper print:border-0">
        <div className="page-width flex min-h-16 items-center py-2">
          <Brand />
        </div>
      </header>
      <main className="page-width flex-1 py-3 sm:py-6" {...{ [resultsAttribute]: '' }}>
        <div className={resultsLayout.grid}>
          <div className={resultsLayout.heading}>
            <LongAddress text={address} />
            {place !== address && (
              <p className="line-clamp-2 text-caption wrap-anywhere text-ink-soft">{place}</p>
            )}
            <p role="status" className="sr-only noscript:hidden">
              {t('loading')}
            </p>
          </div>
          <div className={resultsLayout.plan}>
            <HousePlanSkeleton />
          </div>
          <div className={resultsLayout.score}>
            <ScoreAtAGlance
              analysis={analysis}
              exposure={exposure}
              startScore={analysis.dss_score}
            />
            <ScoreSentence analysis={analysis} />
            <FirstJobSkeleton />
          </div>
        </div>
      </main>
    </div>
  );
}
