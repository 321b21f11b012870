import type { ExplanationRow } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { AddPhotosButton } from '../photos/index.ts';
import { useKnowledge } from '../knowledge/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { notSeenByDomain, type NotSeenGroup } from './ledger.ts';
import { usePointsText } from './use-points-text.ts';
import { useSideText } from './use-side-text.ts';

/** What is held back for what nobody has seen, by part of the home, apart from the hazards. */
export function NotSeen({
  propertyId,
  rows,
}: {
  propertyId: string;
  rows: readonly ExplanationRow[];
}) {
  const t = useTranslations('explanation.notSeen');
  const groups = notSeenByDomain(rows);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="not-seen-heading" className="flex flex-col gap-3">
      <h3 id="not-seen-heading" className="font-serif text-title-2">
        {t('title')}
      </h3>
      <p className="max-w-[64ch] text-ink-soft">{t('lead')}</p>
      <ul className="border-b border-line">
        {groups.map((group) => (
          <li key={group.domain} className="border-t border-line">
            <Group group={group} />
          </li>
        ))}
      </ul>
      <AddPhotosButton propertyId={propertyId} size="small" className="self-start">
        {t('addPhotos')}
      </AddPhotosButton>
    </section>
  );
}

function Group({ group }: { group: NotSeenGroup }) {
  const t = useTranslations('explanation');
  const points = usePointsText();
  const sideText = useSideText();
  const knowledge = useKnowledge();
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4 py-2">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span className="font-strong">{knowledge.domains[group.domain].title}</span>
            <span className="text-caption text-ink-soft">
              {t('notSeen.group', { count: group.rows.length })}
            </span>
          </span>
          <span className="font-strong tabular-nums">
            {t('deduction', { points: points(group.points) })}
          </span>
        </span>
      }
    >
      <ul className="pb-4 pl-8 text-caption">
        {group.rows.map((row) => (
          <li
            key={row.hazard_type}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2"
          >
            <span className="flex min-w-0 flex-wrap gap-x-3">
              <span>{t('notSeen.row', { title: knowledge.hazard(row.hazard_type).title })}</span>
              <span className="text-ink-soft">{sideText(row.sides)}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {t('deduction', { points: points(row.points) })}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
