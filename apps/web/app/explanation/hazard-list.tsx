import type { Analysis, ExplanationHazardRow, Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useGuidance } from '../guidance/index.ts';
import { Card } from '../ui/card.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { HazardCard } from './hazard-card.tsx';
import { hazardRowsOf } from './ledger.ts';

export interface HazardListProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  onDispute: (row: ExplanationHazardRow) => void;
}

/** So many of the costliest hazards stand open; the others show their line. */
const openAtFirst = 2;

/** Every hazard found, as the deductions they are. */
export function HazardList({ propertyId, analysis, photos, onDispute }: HazardListProps) {
  const t = useTranslations('explanation.hazards');
  const { explanation, hazards } = analysis;
  const rows = hazardRowsOf(explanation.rows);
  const guidance = useGuidance(rows.map((row) => row.hazard_type));
  if (rows.length === 0) {
    return (
      <Card className="flex items-start gap-4 p-6">
        <CheckIcon className="mt-1 size-7 text-forest" />
        <div>
          <h3 className="text-title-3">{t('none')}</h3>
          <p className="mt-2 max-w-[64ch] text-ink-soft">{t('noneText')}</p>
        </div>
      </Card>
    );
  }
  return (
    <section aria-labelledby="hazards-heading" className="@container flex flex-col gap-3">
      <h3 id="hazards-heading" className="font-serif text-title-2">
        {t('title')}
      </h3>
      <p className="max-w-[64ch] text-ink-soft">{t('summary', { count: rows.length })}</p>
      <ul className="grid gap-4">
        {rows.map((row, index) => (
          <HazardCard
            key={row.hazard_type}
            propertyId={propertyId}
            row={row}
            hazard={hazards.find((hazard) => hazard.type === row.hazard_type)}
            explanation={explanation}
            photos={photos}
            guidance={{
              guidance: guidance.data?.find((each) => each.hazard_type === row.hazard_type),
              failed: guidance.isError,
              onRetry: () => void guidance.refetch(),
            }}
            open={index < openAtFirst}
            onDispute={() => onDispute(row)}
          />
        ))}
      </ul>
    </section>
  );
}
