import { workDayLimits, type WorkDayInvitation } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { invitedDayQuery, useSignUp } from '../../entities/work-day/work-days.ts';
import {
  keepSignUp,
  useOwnSignUp,
  useTokenOfSignUp,
} from '../../entities/work-day/own-sign-ups.ts';
import { WorkDayNews, WorkDayText } from '../../entities/work-day/work-day-text.tsx';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { downloadFile } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { tabStore } from '../../lib/device/storage/browser-store.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { linkedHead } from '../../lib/head/page-head.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { LinkedPage } from '../../lib/message-pages/linked-page.tsx';
import { useTokenInAddress } from '../../lib/navigation/use-token-in-address.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useDayText } from '../../ui/use-day-text.ts';

export const meta = appHead(({ messages }) => linkedHead(messages.workDays.pageTitle));

const tokenStore = 'dss-work-day';
const { firstNameCharacters, mostPeople } = workDayLimits;

/** Opened by a link, without an account: what a work day is, and whether somebody comes. */
export default function InvitedPage() {
  const given = useTokenInAddress(tokenStore);
  const known = useTokenOfSignUp();
  // Whoever comes back without the link finds what they signed up for, and still does once they withdrew.
  const token = given === '' ? known : given;
  useEffect(() => {
    if (given === '' && known !== '') tabStore.write(tokenStore, known);
  }, [given, known]);
  return (
    <LinkedPage
      token={token}
      query={useQuery(invitedDayQuery(token ?? ''))}
      over="work_day_not_found"
      words="workDays.invited"
    >
      {(day, opened) => <Invited key={day.id} token={opened} day={day} />}
    </LinkedPage>
  );
}

function Invited({ token, day }: { token: string; day: WorkDayInvitation }) {
  const t = useTranslations('workDays');
  const { community, coordinator } = day;
  return (
    <div
      data-prints-alone
      className="page-width flex max-w-5xl flex-1 flex-col gap-6 py-6 sm:py-10"
    >
      {/* No header element: those aren't printed here. */}
      <div className="flex flex-col gap-2">
        <h1 className="font-serif text-title-1">{t('pageTitle')}</h1>
        <p className="wrap-anywhere">{t('invited.by', { coordinator, community })}</p>
      </div>
      <WorkDayNews day={day} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <DescriptionsProvider fallback={<Skeleton className="h-80 w-full" />}>
          <Card className="p-5">
            <WorkDayText day={day} />
          </Card>
        </DescriptionsProvider>
        <div className="flex flex-col gap-6">
          <ComeAlong token={token} day={day} />
          {!day.cancelled && <CalendarFile token={token} />}
          <OwnHome />
        </div>
      </div>
    </div>
  );
}

function ComeAlong({ token, day }: { token: string; day: WorkDayInvitation }) {
  const t = useTranslations('workDays');
  const { people, takes_sign_ups: isOpen } = day;
  const kept = useOwnSignUp(day.id);
  return (
    <section aria-labelledby="come-along" className="print:hidden">
      <Card className="flex flex-col items-stretch gap-4 p-5">
        <h2 id="come-along" className="font-serif text-title-3">
          {t(isOpen ? 'invited.signUp' : 'invited.closed')}
        </h2>
        {!day.cancelled && (
          <p className="text-ink-soft">{t(isOpen ? 'peopleComing' : 'people', { people })}</p>
        )}
        {(isOpen || kept !== null) && (
          <SignUpForm key={kept?.id ?? 'new'} token={token} day={day} />
        )}
      </Card>
    </section>
  );
}

function SignUpForm({ token, day }: { token: string; day: WorkDayInvitation }) {
  const t = useTranslations('workDays.invited');
  const showFailure = useShowFailure();
  const dayText = useDayText();
  const kept = useOwnSignUp(day.id);
  // Chosen once, so that what is sent again after an error is the same sign-up.
  const [id] = useState(() => kept?.id ?? crypto.randomUUID());
  const [name, setName] = useState(kept?.name ?? '');
  const [people, setPeople] = useState(kept?.people ?? 1);
  const [tried, setTried] = useState(false);
  const lock = useSubmitLock();
  const { keep, withdraw } = useSignUp(token);
  const isWrong = name.trim() === '' || name.trim().length > firstNameCharacters;
  const until = day.sign_ups_kept_until;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (isWrong || !lock.acquire()) return;
    const said = { id, name: name.trim(), people };
    keep.mutate(said, {
      onSuccess: () => {
        keepSignUp(day.id, { ...said, until, token });
        showToast({ tone: 'positive', title: t('signedUpToast') });
      },
      onSettled: lock.release,
    });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-stretch gap-4">
      {kept !== null && (
        <p role="status" className="font-strong wrap-anywhere">
          {t(day.takes_sign_ups ? 'signedUp' : 'stillListed', {
            name: kept.name,
            people: kept.people,
          })}
        </p>
      )}
      {kept !== null && (
        <p className="text-caption text-ink-soft wrap-anywhere">
          {t('comeBack', { coordinator: day.coordinator })}
        </p>
      )}
      {day.takes_sign_ups && (
        <>
          <TextField
            label={t('name')}
            autoComplete="given-name"
            maxLength={firstNameCharacters}
            value={name}
            error={tried && isWrong ? t('nameWrong', { most: firstNameCharacters }) : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <SelectField
            label={t('people')}
            inForm
            value={String(people)}
            options={Array.from({ length: mostPeople }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            onChange={({ target }) => setPeople(Number(target.value))}
          />
          <p className="text-caption text-ink-soft wrap-anywhere">
            {t('kept', { date: dayText(until), coordinator: day.coordinator })}
          </p>
          <SaveFailed title={t('signUpFailed')} error={keep.error} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {day.takes_sign_ups && (
          <Button type="submit" tone="primary" unavailable={keep.isPending}>
            {t(keep.isPending ? 'submitting' : kept === null ? 'submit' : 'change')}
          </Button>
        )}
        {kept !== null && (
          <Button
            unavailable={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(kept.id, {
                onSuccess: () => {
                  keepSignUp(day.id, null);
                  showToast({ tone: 'positive', title: t('withdrawn') });
                },
                onError: (error) => showFailure(t('withdrawFailed'), error),
              })
            }
          >
            {t(day.takes_sign_ups ? 'withdraw' : 'takeOff')}
          </Button>
        )}
      </div>
    </form>
  );
}

function CalendarFile({ token }: { token: string }) {
  const t = useTranslations('workDays.invited');
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <FileButton
        size="small"
        label={t('calendar')}
        save={() =>
          downloadFile(
            apiPaths.workDayCalendars(),
            { method: 'POST', body: { token } },
            t('calendarFile'),
          )
        }
        failed={t('calendarFailed')}
      />
      <p className="text-caption text-ink-soft">{t('calendarText')}</p>
    </div>
  );
}

function OwnHome() {
  const t = useTranslations('workDays.invited');
  const paths = usePaths();
  return (
    <section
      aria-labelledby="own-home"
      className="flex flex-col items-start gap-2 border-t border-line pt-4 print:hidden"
    >
      <h2 id="own-home" className="font-strong">
        {t('own')}
      </h2>
      <p className="text-caption text-ink-soft">{t('ownText')}</p>
      <ButtonLink size="small" to={paths.newProperty()}>
        {t('ownStart')}
      </ButtonLink>
    </section>
  );
}
