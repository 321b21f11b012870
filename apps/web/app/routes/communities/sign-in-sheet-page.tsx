import type { CoordinatedWorkDay } from '@dss/domain';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useCommunity } from '../../entities/community/communities.ts';
import {
  DescriptionsProvider,
  useDescriptions,
} from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useMeetingText } from '../../entities/work-day/work-day-times.ts';
import { useWorkDay } from '../../entities/work-day/work-days.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.workDays.pageTitle)));

/** Lines for people who come without having signed up, and at least so many in all, which fill a sheet. */
const fewestBlank = 6;
const fullSheet = 18;

/** Room to write in. */
const empty = '\u00a0';

/** A sheet to take along: who signed up, and room for hours, initials and others. */
export default function SignInSheetPage() {
  const t = useTranslations('workDays.sheet');
  const paths = usePaths();
  const { communityId = '', workDayId = '' } = useParams();
  const query = useWorkDay(communityId, workDayId);
  return (
    <CoordinatorFrame query={query}>
      {(day) => (
        <div className="page-width flex flex-1 flex-col gap-6 py-6 print:gap-0 print:py-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 text-caption print:hidden">
            <TextLink to={paths.workDay(communityId, workDayId)}>{t('back')}</TextLink>
            <PrintButton label={t('print')} />
          </div>
          <DescriptionsProvider fallback={<Skeleton className="h-80 w-full" />}>
            <SignInSheet communityId={communityId} day={day} />
          </DescriptionsProvider>
        </div>
      )}
    </CoordinatorFrame>
  );
}

function SignInSheet({ communityId, day }: { communityId: string; day: CoordinatedWorkDay }) {
  const t = useTranslations('workDays.sheet');
  const descriptions = useDescriptions();
  const meetingText = useMeetingText();
  const { data: community } = useCommunity(communityId);
  const blank = Math.max(fewestBlank, fullSheet - day.sign_ups.length);
  const cell = 'border border-line-strong px-2 text-left align-middle';
  return (
    <article
      data-prints-alone
      className="hairline flex w-full max-w-3xl flex-col gap-4 self-center rounded-card bg-paper-raised p-4 sm:p-8 print:max-w-none print:border-0 print:p-0"
    >
      <div className="flex flex-col gap-1">
        <h1 className="font-serif text-title-1">{t('title')}</h1>
        <p className="font-strong wrap-anywhere">{community?.name ?? ''}</p>
        <p>{meetingText(day)}</p>
        <p className="wrap-anywhere">{day.place}</p>
        <p className="text-ink-soft">{descriptions.hazard(day.hazard).title}</p>
      </div>
      <table className="w-full border-collapse text-caption">
        <thead>
          <tr className="h-9">
            <th scope="col" className={cell}>
              {t('name')}
            </th>
            <th scope="col" className={`${cell} w-16 sm:w-20`}>
              {t('count')}
            </th>
            <th scope="col" className={`${cell} w-16 sm:w-28`}>
              {t('hours')}
            </th>
            <th scope="col" className={`${cell} w-16 sm:w-28`}>
              {t('initials')}
            </th>
          </tr>
        </thead>
        <tbody>
          {day.sign_ups.map(({ id, first_name: name, people }) => (
            <tr key={id} className="h-9 break-inside-avoid">
              <td className={`${cell} wrap-anywhere`}>{name}</td>
              <td className={cell}>{people}</td>
              <td className={cell}>{empty}</td>
              <td className={cell}>{empty}</td>
            </tr>
          ))}
          {Array.from({ length: blank }, (_, line) => (
            <tr key={line} className="h-9 break-inside-avoid">
              <td className={cell}>{empty}</td>
              <td className={cell}>{empty}</td>
              <td className={cell}>{empty}</td>
              <td className={cell}>{empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex break-inside-avoid flex-col gap-2">
        <p className="text-caption font-strong">{t('notes')}</p>
        <div className="h-20 border border-line-strong" />
        <p className="text-caption text-ink-soft">{t('keep')}</p>
      </div>
    </article>
  );
}
