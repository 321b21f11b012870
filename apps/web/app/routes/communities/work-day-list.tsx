import type { WorkDay } from '@dss/domain';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useMeetingText } from '../../entities/work-day/work-day-times.ts';
import { usePaths } from '../../lib/paths.ts';
import { ChevronIcon } from '../../ui/icons.tsx';

export function WorkDayList({
  communityId,
  days,
}: {
  communityId: string;
  days: readonly WorkDay[];
}) {
  const t = useTranslations('workDays');
  const paths = usePaths();
  const meetingText = useMeetingText();
  return (
    <ul className="flex flex-col gap-2">
      {days.map((day) => (
        <li key={day.id}>
          <Link
            to={paths.workDay(communityId, day.id)}
            className="hairline flex min-h-14 items-center gap-3 rounded-small bg-paper-raised px-4 py-3 hover:bg-forest-wash"
          >
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-strong">{meetingText(day)}</span>
              <span className="text-caption text-ink-soft wrap-anywhere">{day.place}</span>
              <span className="text-caption text-ink-soft">
                {day.cancelled ? t('canceled') : t('people', { people: day.people })}
              </span>
            </span>
            <ChevronIcon className="size-5 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
