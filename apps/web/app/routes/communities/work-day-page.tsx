import type {
  CommunityEntry,
  CoordinatedCommunity,
  CoordinatedWorkDay,
  WorkDaySignUp,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { communityYearQuery } from '../../entities/community/community-year.ts';
import { useCommunity } from '../../entities/community/communities.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { hoursOf, useMeetingText } from '../../entities/work-day/work-day-times.ts';
import {
  useDeleteWorkDay,
  useKeepWorkDay,
  useRemoveSignUp,
  useWorkDay,
} from '../../entities/work-day/work-days.ts';
import { WorkDayNews, WorkDayText } from '../../entities/work-day/work-day-text.tsx';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink, PlainButtonLink } from '../../ui/button.tsx';
import { LinkToCopy } from '../../ui/link-to-copy.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { WorkDayForm } from './work-day-form.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.workDays.pageTitle)));

/** A work day, for whoever coordinates it: what its page says, who comes, and the hours afterward. */
export default function WorkDayPage() {
  const { communityId = '', workDayId = '' } = useParams();
  const query = useWorkDay(communityId, workDayId);
  const { data: community } = useCommunity(communityId);
  return (
    <CoordinatorFrame query={query}>
      {(day) =>
        community === undefined ? (
          <div className="page-width py-8">
            <Skeleton className="h-80 w-full" />
          </div>
        ) : (
          <WorkDayView community={community} day={day} />
        )
      }
    </CoordinatorFrame>
  );
}

interface DayProps {
  community: CoordinatedCommunity;
  day: CoordinatedWorkDay;
}

function WorkDayView({ community, day }: DayProps) {
  const t = useTranslations('workDays');
  const paths = usePaths();
  const meetingText = useMeetingText();
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-6 sm:py-8">
      <header className="flex flex-col gap-1">
        <p className="text-caption">
          <TextLink to={paths.workDays(community.id)}>{t('backToAll')}</TextLink>
        </p>
        <h1 className="font-serif text-title-1">{t('pageTitle')}</h1>
        <p className="text-ink-soft">{meetingText(day)}</p>
      </header>
      <WorkDayNews day={day} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <DescriptionsProvider fallback={<Skeleton className="h-80 w-full" />}>
          <Card className="flex flex-col gap-6 p-5">
            <WorkDayText day={day} />
            <Changes community={community} day={day} />
          </Card>
        </DescriptionsProvider>
        <div className="flex flex-col gap-6">
          <Invite day={day} />
          <SignUps community={community} day={day} />
          <Hours community={community} day={day} />
        </div>
      </div>
    </div>
  );
}

function Changes({ community, day }: DayProps) {
  const t = useTranslations('workDays.day');
  const paths = usePaths();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [changing, setChanging] = useState(false);
  const { entry } = useHours(community, day);
  const { mutate: keep, isPending } = useKeepWorkDay(community.id);
  const { mutate: remove, isPending: removing } = useDeleteWorkDay(community.id);
  const setCancelled = (cancelled: boolean) => {
    const { hazard, starts_at, ends_at, place, tasks, bring } = day;
    const details = { hazard, day: day.day, starts_at, ends_at, place, tasks, bring, cancelled };
    keep({ id: day.id, details }, { onError: (error) => showFailure(t('changeFailed'), error) });
  };
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <Button size="small" onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
      {day.cancelled ? (
        <Button size="small" unavailable={isPending} onClick={() => setCancelled(false)}>
          {t('hold')}
        </Button>
      ) : (
        <ConfirmButton
          tone="danger"
          size="small"
          isPending={isPending}
          question={{
            title: t('cancelTitle'),
            text: t('cancelText'),
            confirm: t('cancel'),
            cancel: t('cancelKeep'),
          }}
          onConfirm={() => setCancelled(true)}
        >
          {t('cancel')}
        </ConfirmButton>
      )}
      <ConfirmButton
        tone="danger"
        size="small"
        isPending={removing}
        question={{
          title: t('deleteTitle'),
          text: t('deleteText'),
          confirm: t('delete'),
          cancel: t('deleteKeep'),
        }}
        onConfirm={() =>
          remove(day.id, {
            onSuccess: () => {
              showToast({ tone: 'positive', title: t('deleted') });
              void navigate(paths.workDays(community.id), { replace: true });
            },
            onError: (error) => showFailure(t('deleteFailed'), error),
          })
        }
      >
        {t('delete')}
      </ConfirmButton>
      {changing && (
        <WorkDayForm
          community={community}
          before={day}
          dayStays={entry !== null}
          onClose={() => setChanging(false)}
          onSaved={() => setChanging(false)}
        />
      )}
    </div>
  );
}

function Invite({ day: { invitation_url: url } }: { day: CoordinatedWorkDay }) {
  const t = useTranslations('workDays.day');
  return (
    <section aria-labelledby="invite-people">
      <Card className="flex flex-col gap-3 p-5">
        <h2 id="invite-people" className="font-serif text-title-3">
          {t('invite')}
        </h2>
        <p className="text-caption text-ink-soft">{t('inviteText')}</p>
        <LinkToCopy
          url={url}
          words={{
            address: t('address'),
            copy: t('copy'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
          }}
          after={
            <PlainButtonLink href={url} target="_blank" rel="noreferrer">
              {t('look')}
            </PlainButtonLink>
          }
        />
      </Card>
    </section>
  );
}

function SignUps({ community, day }: DayProps) {
  const t = useTranslations('workDays.day');
  const words = useTranslations('workDays');
  const paths = usePaths();
  const dayText = useDayText();
  const { sign_ups: signUps, sign_ups_kept_until: until, people } = day;
  const [today] = useState(() => isoDay(Date.now()));
  return (
    <section aria-labelledby="who-comes">
      <Card className="flex flex-col items-stretch gap-3 p-5">
        <h2 id="who-comes" className="font-serif text-title-3">
          {t('signUps')}
        </h2>
        {until < today && signUps.length === 0 ? (
          <p>{t('signUpsGone')}</p>
        ) : (
          <p>{words('people', { people })}</p>
        )}
        {signUps.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {signUps.map((signUp) => (
              <SignUp key={signUp.id} communityId={community.id} day={day} signUp={signUp} />
            ))}
          </ul>
        )}
        {signUps.length > 0 && (
          <p className="text-caption text-ink-soft">{t('signUpsKept', { date: dayText(until) })}</p>
        )}
        <ButtonLink
          size="small"
          className="self-start"
          to={paths.workDaySheet(community.id, day.id)}
        >
          {t('sheet')}
        </ButtonLink>
      </Card>
    </section>
  );
}

function SignUp({
  communityId,
  day,
  signUp: { id, first_name: name, people },
}: {
  communityId: string;
  day: CoordinatedWorkDay;
  signUp: WorkDaySignUp;
}) {
  const t = useTranslations('workDays.day');
  const showFailure = useShowFailure();
  const { mutate: remove, isPending } = useRemoveSignUp(communityId, day);
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0 wrap-anywhere">{t('signUp', { name, people })}</span>
      <ConfirmButton
        tone="quiet"
        size="small"
        aria-label={t('removeNamed', { name })}
        isPending={isPending}
        question={{
          title: t('removeTitle', { name }),
          text: t('removeText'),
          confirm: t('remove'),
          cancel: t('removeKeep'),
        }}
        onConfirm={() =>
          remove(id, {
            onError: (error) => showFailure(t('removeFailed'), error),
          })
        }
      >
        {t('remove')}
      </ConfirmButton>
    </li>
  );
}

/** The entry of the year's record with the day's id; null: none is entered, as far as the year is known. */
function useHours(community: CoordinatedCommunity, { id, day }: CoordinatedWorkDay) {
  const { data: year } = useQuery(communityYearQuery(community.id, Number(day.slice(0, 4))));
  return { year, entry: year?.entries.find((each) => each.id === id) ?? null };
}

/** The hours of the day, as the entry of the year's record with the same id. */
function Hours({ community, day }: DayProps) {
  const t = useTranslations('workDays.day');
  const words = useTranslations('communities.year');
  const paths = usePaths();
  const [entering, setEntering] = useState(false);
  const [today] = useState(() => isoDay(Date.now()));
  const { year, entry } = useHours(community, day);
  const offered: CommunityEntry = {
    id: day.id,
    day: day.day,
    kind: 'work_day',
    hours: day.people === 0 ? null : Math.round(day.people * hoursOf(day) * 100) / 100,
    dollars: null,
    cubic_yards: null,
    in_kind: null,
    note: t('hoursNote', { place: day.place }),
  };
  if (day.cancelled && entry === null) return null;
  return (
    <section aria-labelledby="hours">
      <Card className="flex flex-col items-stretch gap-3 p-5">
        <h2 id="hours" className="font-serif text-title-3">
          {t('hours')}
        </h2>
        {entry !== null ? (
          <p>
            {entry.hours === null
              ? t('hoursNoted')
              : t('hoursEntered', { amounts: words('entryHours', { hours: entry.hours }) })}
          </p>
        ) : (
          <p className="text-ink-soft">{t(day.day > today ? 'hoursBefore' : 'hoursText')}</p>
        )}
        {entry === null && day.day <= today && day.people > 0 && (
          <p className="text-caption text-ink-soft">
            {t('hoursOffered', { people: day.people, each: hoursOf(day) })}
          </p>
        )}
        {day.day <= today && year !== undefined && (
          <Button
            size="small"
            tone={entry === null ? 'primary' : 'secondary'}
            className="self-start"
            onClick={() => setEntering(true)}
          >
            {t(entry === null ? 'hoursEnter' : 'hoursChange')}
          </Button>
        )}
        {entry !== null && (
          <p className="text-caption">
            <TextLink to={paths.communityYear(community.id)}>{t('openYear')}</TextLink>
          </p>
        )}
        {entering && (
          <EntrySheet
            communityId={community.id}
            before={entry}
            offered={offered}
            onClose={() => setEntering(false)}
            onSaved={() => setEntering(false)}
          />
        )}
      </Card>
    </section>
  );
}
