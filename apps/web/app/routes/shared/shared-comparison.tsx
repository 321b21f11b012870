import { areasWithoutHouse, firstActions, type SharedHome } from '@dss/domain';
import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { HomeColumns } from '../../entities/compared-homes/home-columns.tsx';
import { HomePicture } from '../../entities/compared-homes/home-picture.tsx';
import { SharedScale } from '../../entities/compared-homes/shared-scale.tsx';
import { Verdict } from '../../entities/compared-homes/verdict.tsx';
import type { HomeBesideOthers } from '../../entities/compared-homes/compared-home.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NothingShared, SharedSkeleton } from './nothing-shared.tsx';
import { isLinkOver, sharedHomeQuery } from './use-shared-home.ts';

/** Homes beside each other as their owner shared them: each as its own share link shows it, and none that is no longer shared. */
export default function SharedComparison({ tokens }: { tokens: readonly string[] }) {
  const t = useTranslations('sharing.page');
  const locale = useLanguage();
  const found = useQueries({ queries: tokens.map((token) => sharedHomeQuery(token, locale)) });
  if (found.every(({ error }) => isLinkOver(error))) return <NothingShared reason="over" />;
  const shown = found.flatMap(({ data, error }, index) =>
    data === undefined || isLinkOver(error)
      ? []
      : { home: data, token: tokens[index] ?? '', number: index + 1 },
  );
  const missing = found.filter(({ data, error }) => data === undefined && !isLinkOver(error));
  if (missing.some(({ error }) => error !== null)) {
    return (
      <div className="page-width py-6">
        <LoadFailed title={t('loadFailed')} queries={missing} />
      </div>
    );
  }
  if (found.some(({ isPending }) => isPending)) return <SharedSkeleton />;
  return <Homes shown={shown} gone={tokens.length - shown.length} />;
}

interface Shown {
  readonly home: SharedHome;
  readonly token: string;
  /** Its place in the link, by which it is called while its address is left out. */
  readonly number: number;
}

function Homes({ shown, gone }: { shown: readonly Shown[]; gone: number }) {
  const t = useTranslations('sharing.page');
  const words = useTranslations('sharing.comparison.page');
  const comparison = useTranslations('comparison');
  const paths = usePaths();
  const besideOthers = useHomesBesideOthers();
  const homes = shown.map(besideOthers);
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-6 sm:py-10">
      <header>
        <p className="text-caption font-strong text-ink-soft">{t('sharedBy')}</p>
        <h1 className="font-serif text-title-1">{words('title')}</h1>
      </header>
      {gone > 0 && <Notice role="status" title={words('gone', { count: gone })} />}
      <Verdict homes={homes} />
      <SharedScale homes={homes} />
      <HomeColumns homes={homes} />
      <p className="text-caption text-ink-soft">{comparison('costNote')}</p>
      <footer className="flex flex-col items-start gap-4 border-t border-line pt-5">
        <p className="max-w-[64ch] text-caption text-ink-soft">{t('disclaimer')}</p>
        <ButtonLink to={paths.home()}>{t('own')}</ButtonLink>
      </footer>
    </div>
  );
}

/** What a share link shows of a home, as a column has it. */
function useHomesBesideOthers(): (shown: Shown) => HomeBesideOthers {
  const t = useTranslations('sharing.page');
  const words = useTranslations('sharing.comparison.page');
  const bands = useTranslations('results.bands');
  const paths = usePaths();
  return ({ home, token, number }) => {
    const { address, address_formatted: place, result, photos } = home;
    const house = photos.find((photo) => isOfFront(photo, home.front_faces)) ?? photos[0];
    const jobs = result === null ? [] : firstActions(result.actions);
    return {
      id: token,
      name: address ?? words('home', { number }),
      place: place === address ? null : place,
      page: paths.shared(token),
      opensTab: true,
      picture: <HomePicture url={house?.thumbnail_url ?? null} />,
      result: result && {
        ...result,
        score: result.dss_score,
        asSeen: isAsSeen(result) ? null : `${t('asSeen')}: ${seenText(result)}`,
      },
      jobs,
      cost:
        jobs.length === 0
          ? null
          : {
              low: jobs.reduce((sum, { cost_usd: cost }) => sum + cost.low, 0),
              high: jobs.reduce((sum, { cost_usd: cost }) => sum + cost.high, 0),
            },
      photoCount: photos.length,
    };
  };

  function seenText({ enough_seen: known, as_seen: seen }: NonNullable<SharedHome['result']>) {
    return known
      ? t('scoreOf', { score: seen.score, band: bands(seen.band), ...seen.range })
      : t('rangeOf', seen.range);
  }
}

/** Whether a photo shows the house from its front. */
function isOfFront(
  { direction, area }: SharedHome['photos'][number],
  facing: SharedHome['front_faces'],
): boolean {
  return (
    direction !== null &&
    direction === facing &&
    !areasWithoutHouse.some((without) => without === area)
  );
}

/** Whether the score is the same without its owner's corrections and unconfirmed work. */
function isAsSeen({ dss_score: score, range, as_seen: seen }: NonNullable<SharedHome['result']>) {
  return score === seen.score && range.low === seen.range.low && range.high === seen.range.high;
}
