import { communityLimits, type HomesCommunity } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { DescriptionsProvider, useDescriptions } from '../hazard/texts/descriptions-provider.tsx';
import { useUsdText } from '../plan/amount-texts.ts';
import { homesCommunityQuery, useHomesCommunity } from './communities.ts';
import { PhotosPart } from './photos-part.tsx';

interface HomesCommunityPartProps {
  propertyId: string;
  /** With one, the home can join what it invites to; null: nothing is shown of a home that is in no community. */
  invitation: { readonly token: string; readonly communityId: string } | null;
}

/** All that a home shares with its neighborhood, or would share, and its owner's choice: to join, or to leave. */
export function HomesCommunityPart({ propertyId, invitation }: HomesCommunityPartProps) {
  const t = useTranslations('communities');
  const showFailure = useShowFailure();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(homesCommunityQuery(propertyId));
  const { mutate, isPending, error: refused } = useHomesCommunity(propertyId);
  /** What its owner chose: until the home joins, and while the choice of one that joined is saved. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (data === undefined) {
    if (invitation === null) return null;
    return error === null ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <LoadFailed title={t('failed')} queries={[{ error, refetch }]} />
    );
  }
  const { community, shares } = data;
  if (community === null && invitation === null) return null;
  const isIn =
    community !== null && (invitation === null || community.id === invitation.communityId);
  const leave = () =>
    mutate('leave', {
      onSuccess: () =>
        showToast({ tone: 'positive', title: t('join.left'), description: t('join.leftText') }),
      onError: (failure) => showFailure(t('join.leaveFailed'), failure),
    });
  return (
    <section className="flex flex-col items-start gap-4" aria-label={t('ofHome')}>
      {community !== null && <Joined community={community} isAnother={!isIn} />}
      <DescriptionsProvider fallback={<Skeleton className="h-32 w-full" />}>
        <Shares shares={shares} isIn={isIn} heading={invitation === null ? 'h3' : 'h2'} />
      </DescriptionsProvider>
      <AmountsChoice
        amounts={shares.work_amounts}
        given={chosen ?? (isIn && community.gives_amounts)}
        onGive={(given) => {
          if (isPending) return;
          setChosen(given);
          if (isIn) {
            mutate(
              { givesAmounts: given },
              {
                onSettled: () => setChosen(null),
                onError: (failure) => showFailure(t('join.amountsFailed'), failure),
              },
            );
          }
        }}
      />
      {isIn && (
        <PhotosPart
          propertyId={propertyId}
          community={community}
          heading={invitation === null ? 'h3' : 'h2'}
        />
      )}
      {isIn ? (
        <Button size="small" unavailable={isPending} onClick={leave}>
          {t(isPending ? 'join.leaving' : 'join.leave')}
        </Button>
      ) : (
        invitation !== null && (
          <Button
            tone="primary"
            unavailable={isPending}
            onClick={() =>
              mutate(
                { token: invitation.token, givesAmounts: chosen ?? false },
                { onSettled: () => setChosen(null) },
              )
            }
          >
            {t(isPending ? 'join.joining' : 'join.submit')}
          </Button>
        )
      )}
      {refused !== null && !isIn && (
        <div role="alert">
          <FieldError>{`${t('join.failed')}. ${errorText(refused)}`}</FieldError>
        </div>
      )}
    </section>
  );
}

function Joined({
  community: { name, joined_at: at },
  isAnother,
}: {
  community: NonNullable<HomesCommunity['community']>;
  isAnother: boolean;
}) {
  const t = useTranslations('communities.join');
  const format = useFormatter();
  const date = format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <div role="status">
      <p className="font-strong wrap-anywhere">{t(isAnother ? 'switch' : 'joined', { name })}</p>
      <p className="text-caption text-ink-soft">{t('since', { date })}</p>
    </div>
  );
}

/** Whether hours, dollars and cubic yards are given, too: only if the owner says so. */
function AmountsChoice({
  amounts,
  given,
  onGive,
}: {
  amounts: HomesCommunity['shares']['work_amounts'];
  given: boolean;
  onGive: (given: boolean) => void;
}) {
  const t = useTranslations('communities.join');
  const id = useId();
  const usdText = useUsdText();
  const sum = (of: 'hours' | 'dollars' | 'cubic_yards') =>
    Math.round(amounts.reduce((total, amount) => total + (amount[of] ?? 0), 0) * 100) / 100;
  const { hours, dollars, cubicYards } = communityLimits.mostOfHome;
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={given}
          aria-describedby={id}
          onChange={({ target }) => onGive(target.checked)}
          className="size-5 shrink-0 accent-forest"
        />
        <span className="font-strong">{t('amounts')}</span>
      </label>
      <div id={id} className="flex flex-col gap-1 pl-8 text-caption text-ink-soft">
        <p>
          {t('amountsOf', {
            hours: sum('hours'),
            dollars: usdText(sum('dollars')),
            yards: sum('cubic_yards'),
          })}
        </p>
        <p>{t('amountsSeen', { hours, dollars: usdText(dollars), yards: cubicYards })}</p>
      </div>
    </div>
  );
}

function Shares({
  shares,
  isIn,
  heading: Heading,
}: {
  shares: HomesCommunity['shares'];
  isIn: boolean;
  /** By what stands above it: a page's title, or a sheet's. */
  heading: 'h2' | 'h3';
}) {
  const t = useTranslations('communities.join');
  const bands = useTranslations('results.bands');
  const descriptions = useDescriptions();
  const { band, hazards, work_done_on: days } = shares;
  return (
    <div className="flex flex-col gap-2">
      <Heading className="font-strong">{t(isIn ? 'sharedNow' : 'shared')}</Heading>
      <ul className="list-disc pl-5">
        <li>{band === null ? t('noBand') : t('band', { band: bands(band) })}</li>
        {hazards.length === 0 ? (
          <li>{t('noHazards')}</li>
        ) : (
          <li>
            <span>{t('hazards')}</span>
            <ul className="list-[circle] pl-5 text-caption">
              {hazards.map((type) => (
                <li key={type}>{descriptions.hazard(type).title}</li>
              ))}
            </ul>
          </li>
        )}
        <li>{t('work', { count: days.length })}</li>
      </ul>
      <p className="text-caption text-ink-soft">{t('later')}</p>
      <p className="text-caption text-ink-soft">{t('never')}</p>
    </div>
  );
}
