import type { RowNote } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useKnowledge } from '../knowledge/index.ts';
import { InfoIcon } from '../ui/icons.tsx';

/** Why a deduction is not simply its weight, in plain words. */
export function HazardNotes({
  notes,
  mostlyHeldBack,
}: {
  notes: readonly RowNote[];
  mostlyHeldBack: boolean;
}) {
  const t = useTranslations('explanation.hazards');
  const knowledge = useKnowledge();
  const texts = [
    ...(mostlyHeldBack ? [t('mostlyHeldBack')] : []),
    ...notes.map((note) => knowledge.notes[note]),
  ];
  if (texts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-caption text-ink-soft">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <InfoIcon className="mt-0.5 size-4" />
          {text}
        </li>
      ))}
    </ul>
  );
}
