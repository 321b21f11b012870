import type { RowNote } from '@dss/domain';

import { useKnowledge } from '../knowledge/index.ts';
import { InfoIcon } from '../ui/icons.tsx';

/** Why a deduction is not simply its weight, in plain words. */
export function HazardNotes({ notes }: { notes: readonly RowNote[] }) {
  const knowledge = useKnowledge();
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-caption text-ink-soft">
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-2">
          <InfoIcon className="mt-0.5 size-4" />
          {knowledge.notes[note]}
        </li>
      ))}
    </ul>
  );
}
