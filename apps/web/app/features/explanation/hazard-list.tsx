import { directions, type Analysis, type HazardRow, type Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useNamingOfFinding, useSideWords } from '../../entities/house-sides/side-words.tsx';
import { useGuidance } from '../../entities/hazard/texts/guidance.ts';
import { Card } from '../../ui/card.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { HazardCard } from './hazard-card.tsx';
import {
  foundWhereNoneCounts,
  hazardRowsOf,
  type AnalysisWithFindings,
} from '../../entities/score/ledger.ts';
import { hazardsHeadingId } from './show-hazard-card.ts';

export interface HazardListProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  onDispute: (row: HazardRow) => void;
}

/** Every hazard found, by side; within a side in the order of their numbers, which are those in the plan: costliest first. */
export function HazardList({ propertyId, analysis, photos, onDispute }: HazardListProps) {
  const t = useTranslations('explanation.hazards');
  const { explanation, hazards } = analysis;
  const rows = hazardRowsOf(explanation.rows);
  const guidance = useGuidance(rows.map((row) => row.hazard_type));
  const groups = useGroups(rows);
  if (rows.length === 0) return <NothingFound analysis={analysis} />;
  return (
    <section
      aria-labelledby={hazardsHeadingId}
      className="@container flex flex-col gap-3 print:block"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 id={hazardsHeadingId} className="font-serif text-title-2">
          {t('title')}
        </h3>
        <p className="text-caption text-ink-soft print:hidden">
          {t('summary', {
            count: rows.length,
            scored: String(explanation.enough_seen),
          })}
        </p>
      </div>
      {groups.map(({ position, title, members }) => (
        <section
          key={position}
          aria-labelledby={`${hazardsHeadingId}-${position}`}
          className="flex flex-col gap-2 print:block"
        >
          <h4
            id={`${hazardsHeadingId}-${position}`}
            className="mt-2 text-caption font-strong text-ink-soft print:hidden"
          >
            {title}
          </h4>
          <ul className="grid grid-cols-1 gap-3 print:block print:*:pt-2">
            {members.map((row) => (
              <HazardCard
                key={row.hazard_type}
                propertyId={propertyId}
                row={row}
                number={rows.indexOf(row) + 1}
                hazard={hazards.find((hazard) => hazard.type === row.hazard_type)}
                explanation={explanation}
                photos={photos}
                loaded={{
                  guidance: guidance.data?.find((each) => each.hazard_type === row.hazard_type),
                  failed: guidance.isError,
                  onRetry: () => void guidance.refetch(),
                }}
                onDispute={() => onDispute(row)}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface Group {
  readonly position: string;
  readonly title: string;
  readonly members: readonly HazardRow[];
}

/**
 * The hazards of each side, then those of several sides and those of the house as a whole, or of a side that nobody knows. A side that was
 * told by another name than the home's has its own group, because nobody knows which of the others it is.
 */
function useGroups(rows: readonly HazardRow[]): readonly Group[] {
  const t = useTranslations('explanation.hazards');
  const { choices, name } = useSideWords();
  const namingOf = useNamingOfFinding();
  const titleOf = ({ sides, evidence }: HazardRow): string => {
    const known = directions.filter((side) => sides.some((each) => each.side === side));
    const [only] = known;
    if (only === undefined) return t('wholeHouse');
    return known.length > 1 ? t('severalSides') : name(only, namingOf(only, evidence));
  };
  const titles = rows.map(titleOf);
  const ordered = [...choices.map(({ label }) => label), ...titles].filter(
    (title) => title !== t('severalSides') && title !== t('wholeHouse'),
  );
  return [...new Set([...ordered, t('severalSides'), t('wholeHouse')])]
    .map((title, index) => ({
      position: String(index),
      title,
      members: rows.filter((_row, of) => titles[of] === title),
    }))
    .filter(({ members }) => members.length > 0);
}

/** Good news if enough was seen and nothing found; what is a neighbor's is none, and little says nothing about the home. */
export function NothingFound({
  analysis,
}: {
  analysis: Pick<Analysis, 'enough_seen'> & AnalysisWithFindings;
}) {
  const t = useTranslations('explanation.hazards');
  const { enough_seen: enoughSeen } = analysis;
  const values = { shown: foundWhereNoneCounts(analysis) };
  return (
    <Card className="flex items-start gap-4 p-4 sm:p-6">
      {enoughSeen && ['some', 'none'].includes(values.shown) ? (
        <CheckIcon className="mt-1 size-7 text-forest" />
      ) : (
        <InfoIcon className="mt-1 size-7 text-ink-soft" />
      )}
      <div>
        <h3 id={hazardsHeadingId} className="text-title-3">
          {enoughSeen ? t('none', values) : t('noneYet', values)}
        </h3>
        <p className="mt-2 max-w-[64ch] text-ink-soft">
          {enoughSeen ? t('noneText', values) : t('noneYetText', values)}
        </p>
      </div>
    </Card>
  );
}
