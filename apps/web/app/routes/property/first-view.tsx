import type { Analysis, Locale, Property } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { useFormatter, useTranslations } from 'use-intl';

import { looksAtPhotos } from '../../entities/analysis/index.ts';
import enResults from '../../lib/messages/en/results.json' with { type: 'json' };
import esResults from '../../lib/messages/es/results.json' with { type: 'json' };
import { inEnglish } from '../../lib/messages/en/in-english.ts';
import { inSpanish } from '../../lib/messages/es/in-spanish.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { Brand } from '../page-frame/brand-link.tsx';
import { homeAttribute, partAttribute } from '../page-frame/first-view-marks.ts';
import { LongAddress } from '../../ui/long-address.tsx';
import { ButtonSkeleton } from '../../ui/button.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnalysisMethod, type AnalysisMethodProps } from './analysis-method.tsx';
import { HousePlanCardSkeleton } from '../../entities/house-plan/index.ts';
import { FirstStepsSkeleton } from './results-skeleton.tsx';
import { ScoreCardFrame, type ResultAtAGlance } from './score-at-a-glance.tsx';

const words = {
  en: inEnglish({ results: enResults }),
  es: inSpanish({ results: esResults }),
};

export interface HomeToShow {
  readonly property: Pick<Property, 'id' | 'address' | 'address_formatted'>;
  /** Its newest result. */
  readonly analysis: ResultAtAGlance &
    Pick<Analysis, 'created_at' | 'reason'> &
    AnalysisMethodProps['analysis'];
  readonly language: Locale;
}

/**
 * The first view of a home's page: address and score. The server puts it into the page, so that an owner reads the score before the
 * page's scripts have arrived.
 * @returns HTML
 */
export function renderFirstView({ property, analysis, language }: HomeToShow): string {
  return renderToStaticMarkup(
    <MessageParts words={words[language]}>
      <FirstView property={property} analysis={analysis} />
    </MessageParts>,
  );
}

/** Each part has the place and the size of what the page will draw. Nothing can be pressed, since nothing would happen yet. */
function FirstView({ property, analysis }: Pick<HomeToShow, 'property' | 'analysis'>) {
  const t = useTranslations('results');
  const format = useFormatter();
  const { id, address, address_formatted: place } = property;
  return (
    <div {...{ [homeAttribute]: id }} className="contents">
      <header className="@container border-b border-line bg-paper print:border-0">
        <div className="page-width flex min-h-16 items-center py-2">
          <Brand />
        </div>
      </header>
      <main className="page-width flex flex-1 flex-col gap-4 py-4 sm:gap-6 sm:py-6">
        <div {...{ [partAttribute]: 'home' }}>
          <div className="flex flex-col gap-1">
            <LongAddress text={address} />
            {place !== address && (
              <p className="line-clamp-3 wrap-anywhere text-ink-soft">{place}</p>
            )}
            <Skeleton className="h-7 w-52" />
            <div className="grid text-caption text-ink-soft *:col-start-1 *:row-start-1 sm:min-h-7">
              <p role="status" className="noscript:hidden">
                {t('loading')}
              </p>
              {/* Reserves room for a line whose time depends on the reader's time zone. */}
              <p aria-hidden="true" className="invisible">
                <span>
                  {t(looksAtPhotos(analysis) ? 'header.assessed' : 'header.updated', {
                    date: format.dateTime(new Date(analysis.created_at), {
                      dateStyle: 'medium',
                      timeStyle: 'short',
                    }),
                  })}
                </span>
                <span>{` · ${t('header.history')}`}</span>
              </p>
            </div>
            <Skeleton className="h-6 w-72 sm:hidden" />
            <Skeleton className="h-[1lh] w-80 text-caption" />
          </div>
        </div>
        <div {...{ [partAttribute]: 'score' }}>
          <div className="flex flex-col gap-5 sm:gap-6">
            <Skeleton className="h-5 w-full max-sm:hidden" />
            <ScoreCardFrame
              analysis={analysis}
              startScore={analysis.dss_score}
              stillUnseen={<Skeleton className="h-6 w-full" />}
              firstSteps={<FirstStepsSkeleton />}
              buttons={
                <div className="flex flex-wrap gap-3 print:hidden">
                  <Skeleton className="h-12 w-full max-sm:tall:hidden" />
                  <ButtonSkeleton size="small" className="grow">
                    <span>{t('score.seeDetails')}</span>
                  </ButtonSkeleton>
                  {analysis.photos.length > 0 && (
                    <ButtonSkeleton size="small" className="grow">
                      <RetryIcon className="size-5" />
                      <span>{t('score.rerun')}</span>
                    </ButtonSkeleton>
                  )}
                </div>
              }
            />
            <HousePlanCardSkeleton />
            <AnalysisMethod analysis={analysis} />
          </div>
        </div>
      </main>
    </div>
  );
}
