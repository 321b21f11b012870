import type { ListedProperty } from '@dss/domain';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { HomeThumbnail } from '../../entities/photo/home-thumbnail.tsx';
import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { BandBadge } from '../../ui/band-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const cardLayout = 'relative flex flex-wrap gap-4 p-4 sm:gap-5';
const wholeCard =
  'line-clamp-2 rounded-small wrap-anywhere underline-offset-4 after:absolute after:inset-0 after:rounded-card';
const picture = 'size-24 shrink-0 rounded-small object-cover sm:size-28';

export interface HomeCardProps {
  home: ListedProperty;
  /** Whether only this browser has it. */
  isToMake: boolean;
  unsent: number;
  /** How much time is left after something that an insurer sent; null: none is awaited. */
  insurerDay: string | null;
  /** While homes are chosen: whether this one is; null: they aren't. */
  isChosen: boolean | null;
  onChosen: (isChosen: boolean) => void;
}

/** One property of the list; the whole card is a link to it, or chooses it. */
export function HomeCard({
  home,
  isToMake,
  unsent,
  insurerDay,
  isChosen,
  onChosen,
}: HomeCardProps) {
  const t = useTranslations('homes');
  const paths = usePaths();
  const id = useId();
  const { address, address_formatted: place, newest_result: result } = home;
  return (
    <Card
      className={classNames(cardLayout, 'h-full hover:border-forest', isChosen && 'border-forest')}
    >
      {isChosen !== null && (
        <input
          type="checkbox"
          id={id}
          checked={isChosen}
          onChange={({ target }) => onChosen(target.checked)}
          className="relative z-10 mt-1 size-6 shrink-0 accent-forest"
        />
      )}
      <HomeThumbnail url={home.thumbnail_url} className={picture} />
      <div className="flex min-w-[min(6rem,100%)] flex-1 flex-col gap-1">
        <h2 className="font-serif text-title-3 font-strong">
          {isChosen === null ? (
            <Link to={paths.property(home.id)} className={`${wholeCard} hover:underline`}>
              {address}
            </Link>
          ) : (
            <label htmlFor={id} className={`${wholeCard} cursor-pointer`}>
              {address}
            </label>
          )}
        </h2>
        {place !== address && (
          <p className="line-clamp-1 text-caption wrap-anywhere text-ink-soft">{place}</p>
        )}
        <Result result={result} />
        {result !== null && (
          <ExposureText brief exposure={result.exposure} className="text-caption" />
        )}
        <p className="text-caption text-ink-soft">
          <HomeDate home={home} />{' '}
          {!isToMake && <span>{`· ${t('photos', { count: home.photo_count })}`}</span>}
        </p>
        {insurerDay !== null && <p className="text-caption font-strong">{insurerDay}</p>}
        {isToMake && (
          <p className="flex items-start gap-1 text-caption text-caution">
            <InfoIcon className="mt-0.5 size-4" />
            <span>{t('toMake')}</span>
          </p>
        )}
        {unsent > 0 && (
          <p className="flex items-start gap-1 text-caption text-caution">
            <InfoIcon className="mt-0.5 size-4" />
            <span>{t('unsent', { count: unsent })}</span>
          </p>
        )}
      </div>
    </Card>
  );
}

/** If too little was seen, shows the range instead of the score, which would be a typical home's. */
function Result({ result }: { result: ListedProperty['newest_result'] }) {
  const t = useTranslations('homes.result');
  const bands = useTranslations('results.bands');
  if (result === null) return <p>{t('none')}</p>;
  const { score, band, range, enough_seen: enoughSeen } = result;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-strong tabular-nums">
        {enoughSeen ? t('score', { score }) : t('range', range)}
      </span>
      {enoughSeen ? (
        <BandBadge band={band} label={bands(band)} />
      ) : (
        <span className="text-ink-soft">{t('notEnough')}</span>
      )}
    </p>
  );
}

function HomeDate({
  home: { created_at: added, newest_result: result },
}: {
  home: ListedProperty;
}) {
  const t = useTranslations('homes');
  const format = useFormatter();
  const at = result?.created_at ?? added;
  const date = format.dateTime(new Date(at), { dateStyle: 'medium' });
  return <time dateTime={at}>{t(result === null ? 'added' : 'assessed', { date })}</time>;
}

/** A card-sized placeholder while the list loads. */
export function HomeCardSkeleton() {
  return (
    <Card className={cardLayout}>
      <Skeleton className={picture} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </Card>
  );
}
