import { jobCounts, type Analysis, type Photo, type Property } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { doneItems } from '../../entities/plan/done-actions.ts';
import { planQuery } from '../../entities/plan/planned-actions.ts';
import { nextDayOf, useNextDayText } from '../../entities/insurer-notices/next-day.ts';
import { useInsurerNotices } from '../../entities/insurer-notices/notices.ts';
import { usePaths } from '../../lib/paths.ts';
import { ChevronIcon } from '../../ui/icons.tsx';

/** The three ways on from the score. */
export function Doors({
  property,
  analysis,
  photos,
}: {
  property: Pick<Property, 'id'>;
  analysis: Pick<Analysis, 'hazards' | 'explanation' | 'photos'>;
  photos: readonly Photo[];
}) {
  const t = useTranslations('results.doors');
  const paths = usePaths();
  const nextDayText = useNextDayText();
  const [now] = useState(() => Date.now());
  const { id: propertyId } = property;
  const { data: notices = [] } = useInsurerNotices(propertyId);
  const next = nextDayOf(notices, now);
  const { data: plan } = useQuery(planQuery(propertyId));
  const { explanation, hazards } = analysis;
  const work = plan === undefined ? [] : doneItems(plan, analysis, photos);
  const { toDo, done } = jobCounts(explanation.actions.in_order, work);
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="grid gap-x-5 border-b border-line sm:grid-cols-3 sm:border-0">
        <Door
          to={paths.details(propertyId)}
          name={t('hazards', { count: hazards.length })}
          text={toDo > 0 ? t('toDo', { count: toDo }) : null}
        />
        <Door
          to={paths.plan(propertyId)}
          name={t('plan')}
          // Until the plan is here nobody knows what is done.
          text={
            plan !== undefined && toDo + done > 0 ? t('done', { done, jobs: toDo + done }) : null
          }
        />
        <Door
          to={paths.insurer(propertyId)}
          name={t('insurer')}
          text={next === null ? t('insurerText') : nextDayText(next, now)}
        />
      </ul>
    </nav>
  );
}

function Door({ to, name, text }: { to: string; name: string; text: string | null }) {
  return (
    <li className="border-t border-line sm:border-0">
      <Link
        to={to}
        className="flex min-h-14 items-center gap-x-3 rounded-small py-2 hover:bg-forest-wash sm:hairline sm:h-full sm:rounded-card sm:bg-paper-raised sm:p-5"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 sm:flex-col">
          <span className="flex-auto font-strong wrap-anywhere sm:flex-none">{name}</span>
          {text !== null && <span className="text-caption text-ink-soft">{text}</span>}
        </span>
        <ChevronIcon className="size-5 text-ink-soft" />
      </Link>
    </li>
  );
}
