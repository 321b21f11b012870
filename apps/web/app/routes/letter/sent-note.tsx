import { wishesFor, type InsurerNotice, type LetterFact, type NoticeStepKind } from '@dss/domain';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useChangeNotice, useInsurerNotices } from '../../entities/insurer-notices/notices.ts';
import type { LetterDraft } from '../../entities/letter/letter-draft.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { TextLink } from '../../ui/text-link.tsx';

export interface SentNoteProps {
  propertyId: string;
  request: LetterDraft['request'];
  facts: readonly LetterFact[];
}

/** Notes in one tap that the letter was sent, where something of an insurer is entered and isn't over. */
export function SentNote({ propertyId, request, facts }: SentNoteProps) {
  const t = useTranslations('letter.sent');
  const steps = useTranslations('insurer.steps.kinds');
  const paths = usePaths();
  const format = useFormatter();
  const { data: notices = [] } = useInsurerNotices(propertyId);
  const open = notices.filter(({ outcome }) => outcome === null);
  if (open.length === 0) return null;
  const kinds = stepsOf(request, facts);
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6 print:hidden">
      <h2 className="font-serif text-title-3">{t('title')}</h2>
      <p className="text-caption text-ink-soft">
        {t('what', { steps: format.list(kinds.map((kind) => `“${steps(kind)}”`)) })}
      </p>
      {open.map((notice) => (
        <NoteButton key={notice.id} notice={notice} kinds={kinds} isOnly={open.length === 1} />
      ))}
      <p className="text-caption">
        <TextLink to={paths.insurer(propertyId)}>{t('see')}</TextLink>
      </p>
    </Card>
  );
}

function NoteButton({
  notice,
  kinds,
  isOnly,
}: {
  notice: InsurerNotice;
  kinds: readonly NoticeStepKind[];
  isOnly: boolean;
}) {
  const t = useTranslations('letter.sent');
  const names = useTranslations('insurer.notices.names');
  const { mutateAsync, isPending } = useChangeNotice(notice.property_id, notice.id);
  const [today] = useState(() => isoDay(Date.now()));
  const missing = kinds.filter(
    (kind) => !notice.steps.some((step) => step.kind === kind && step.on === today),
  );
  const note = async () => {
    for (const kind of missing) {
      await mutateAsync({ saveStep: { kind, on: today, note: null }, stepId: randomUuid() });
    }
  };
  if (missing.length === 0) return <p role="status">{t('noted')}</p>;
  const name =
    notice.insurer === '' ? names(notice.kind) : `${names(notice.kind)}, ${notice.insurer}`;
  return (
    <Button
      unavailable={isPending}
      // What failed is said in a toast.
      onClick={() => void note().catch(() => undefined)}
    >
      {isOnly ? t('note') : t('noteFor', { name })}
    </Button>
  );
}

/** What sending this letter is, by what it asks for. */
function stepsOf(
  { received, wants, leftOut }: LetterDraft['request'],
  facts: readonly LetterFact[],
): readonly NoticeStepKind[] {
  const asked = wishesFor(
    received,
    facts.filter(({ id }) => !leftOut.includes(id)),
  ).filter((wish) => wants.includes(wish));
  const kinds: NoticeStepKind[] = [
    ...(asked.includes('score') ? ['asked_score' as const] : []),
    ...(asked.includes('new_score') ? ['reported_work' as const] : []),
    ...(asked.includes('correction') ? ['appealed' as const] : []),
  ];
  return kinds.length === 0 ? ['sent'] : kinds;
}
