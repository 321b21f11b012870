import type { ExplanationEvidence, ExplanationHazardRow, HazardTypeId, Photo } from '@dss/domain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useKnowledge } from '../knowledge/index.ts';
import { EvidenceThumbnail } from './evidence-photo.tsx';
import { useSideText } from './use-side-text.ts';

export interface UncountedItemProps {
  finding: {
    readonly hazard_type: HazardTypeId;
    readonly side: ExplanationHazardRow['side'];
    readonly evidence: readonly ExplanationEvidence[];
  };
  photos: readonly Photo[];
  /** In place of the hazard's own title. */
  title?: string;
  children: ReactNode;
}

/** A finding that costs nothing, with what it was seen in. */
export function UncountedItem({ finding, photos, title, children }: UncountedItemProps) {
  const t = useTranslations('explanation.hazards');
  const sideText = useSideText();
  const knowledge = useKnowledge();
  const seen = finding.evidence.find((each) => each.image_id !== null);
  return (
    <li className="flex flex-col items-start gap-3 border-t border-line py-4 sm:flex-row sm:gap-5">
      {seen !== undefined && (
        <EvidenceThumbnail
          seen={seen}
          photos={photos}
          alt={t(seen.box === null ? 'photoAlt' : 'boxAlt')}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h4 className="font-strong wrap-anywhere">
            {title ?? knowledge.hazard(finding.hazard_type).title}
          </h4>
          <span className="text-caption text-ink-soft">{sideText([finding.side])}</span>
        </div>
        {children}
      </div>
    </li>
  );
}

/** A titled list of findings that cost nothing. */
export function UncountedSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-serif text-title-2">
        {title}
      </h3>
      <p className="max-w-[64ch] text-ink-soft">{lead}</p>
      <ul className="border-b border-line">{children}</ul>
    </section>
  );
}
