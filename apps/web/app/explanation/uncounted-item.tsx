import type { ExplanationEvidence, ExplanationHazardSide, HazardTypeId, Photo } from '@dss/domain';
import type { ReactNode } from 'react';

import { evidenceOf, MarkedThumbnail } from '../evidence/index.ts';
import { useKnowledge } from '../knowledge/index.ts';
import { useSideText } from './use-side-text.ts';

export interface UncountedItemProps {
  finding: {
    readonly hazard_type: HazardTypeId;
    readonly sides: readonly ExplanationHazardSide['side'][];
    readonly evidence: readonly ExplanationEvidence[];
  };
  photos: readonly Photo[];
  /** In place of the hazard's own title. */
  title?: string;
  children: ReactNode;
}

/** A finding that costs nothing, with what it was seen in. */
export function UncountedItem({ finding, photos, title, children }: UncountedItemProps) {
  const sideText = useSideText();
  const knowledge = useKnowledge();
  const [seen] = evidenceOf(finding, photos);
  const name = title ?? knowledge.hazard(finding.hazard_type).title;
  return (
    <li className="flex flex-col items-start gap-3 border-t border-line py-4 sm:flex-row sm:gap-5">
      {seen !== undefined && <MarkedThumbnail item={seen} title={name} className="w-32 shrink-0" />}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h4 className="font-strong wrap-anywhere">{name}</h4>
          <span className="text-caption text-ink-soft">{sideText(finding.sides)}</span>
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
