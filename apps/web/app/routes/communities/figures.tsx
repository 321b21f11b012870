import { communityLimits, type CommunityFigures, type CoordinatedCommunity } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { BandGlyph } from '../../ui/band-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

const bands = ['excellent', 'good', 'fair', 'poor'] as const;

/** What is known of the homes together, and why it is no more. */
export function Figures({ community }: { community: CoordinatedCommunity }) {
  const t = useTranslations('communities.figures');
  const { figures, dwellings } = community;
  const usdText = useUsdText();
  const { hours, dollars, cubicYards } = communityLimits.mostOfHome;
  return (
    <section aria-labelledby="homes-together">
      <Card className="flex flex-col gap-5 p-5">
        <h2 id="homes-together" className="font-serif text-title-2">
          {t('title')}
        </h2>
        {figures === null ? (
          <p>{t('none')}</p>
        ) : (
          <Published figures={figures} dwellings={dwellings} />
        )}
        <Disclosure
          open={figures === null}
          summary={t('private')}
          summaryClassName="text-caption font-strong text-forest"
        >
          <ul className="flex list-disc flex-col gap-2 pb-2 pl-5 text-caption text-ink-soft">
            <li>{t('privateShares')}</li>
            <li>{t('privateFew')}</li>
            <li>{t('privateSame')}</li>
            <li>{t('privateBlurred')}</li>
            <li>{t('privateSums', { hours, dollars: usdText(dollars), yards: cubicYards })}</li>
          </ul>
        </Disclosure>
      </Card>
    </section>
  );
}

/** The counts that were published last. */
export function Published({
  figures,
  dwellings,
}: {
  figures: CommunityFigures;
  dwellings: number;
}) {
  const t = useTranslations('communities.figures');
  const named = useTranslations('results.bands');
  const descriptions = useDescriptions();
  const dayText = useDayText();
  const { homes, hazards } = figures;
  return (
    <>
      <div>
        <p>{t('joined', { homes, dwellings, date: dayText(figures.as_of) })}</p>
        <p className="text-caption text-ink-soft">{t('blurred')}</p>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-strong">{t('bands')}</h3>
        <ul className="flex flex-col gap-2">
          {bands.map((band) => (
            <li key={band} className="grid grid-cols-[1.5rem_6.5rem_1fr] items-center gap-2">
              <BandGlyph band={band} />
              <span>{named(band)}</span>
              <Bar count={figures.bands[band]} most={homes} />
            </li>
          ))}
          <li className="grid grid-cols-[8.5rem_1fr] items-center gap-2">
            <span className="text-ink-soft">{t('unrated')}</span>
            <Bar count={figures.bands.unrated} most={homes} />
          </li>
        </ul>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-strong">{t('hazards')}</h3>
        {hazards.length === 0 ? (
          <p className="text-ink-soft">{t('noHazards')}</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {hazards.map(({ type, homes: count }) => (
              <li key={type} className="flex flex-col gap-1">
                <span>{descriptions.hazard(type).title}</span>
                <Bar count={count} most={homes} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-strong">{t('work')}</h3>
        <p>{t('worked', { count: figures.homes_with_work })}</p>
      </div>
    </>
  );
}

function Bar({ count, most }: { count: number; most: number }) {
  const t = useTranslations('communities.figures');
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3">
      <span
        aria-hidden="true"
        className="h-3 min-w-16 flex-1 rounded-small bg-paper-sunk [print-color-adjust:exact]"
      >
        <span
          className="block h-full rounded-small bg-forest"
          style={{ width: `${(100 * count) / Math.max(1, most)}%` }}
        />
      </span>
      <span className="w-32 text-caption text-ink-soft">{t('about', { count })}</span>
    </span>
  );
}
