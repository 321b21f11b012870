import { Dialog } from '@base-ui/react/dialog';
import { stepIdOf, textLimits, type CreateDispute, type StoredDispute } from '@dss/domain';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../../lib/paths.ts';
import { markDoneFragment } from '../../../entities/plan/done-actions.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { useSubmitLock } from '../../../lib/api/use-submit-lock.ts';
import { useWaitsForConnection } from '../../../lib/api/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ExplainedChoice } from '../../../ui/explained-choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/fields.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import {
  disputeFrom,
  emptyDraft,
  disputeProblems,
  offeredKinds,
  roomLeft,
  type DisputeKind,
  type Responsible,
} from './dispute-draft.ts';
import { useFileDispute } from '../../../entities/answers/disputes.ts';

export interface DisputeDialogProps {
  propertyId: string;
  title: string;
  about: Pick<CreateDispute, 'hazard_type' | 'image_ids' | 'question_ids'>;
  onClose: () => void;
  onSaved: (filed: CreateDispute, stored: StoredDispute | undefined) => void;
  /** Moves focus after saving, because the button that opened the dialog may be gone. */
  focusAfterSaving: () => void;
}

/** A field with a problem; for a radio group, its first option. */
const problemField = '[data-problem] input, [aria-invalid="true"]';

/** Asks what is wrong about a finding and why, and says what the dispute does. Errors never discard what was typed. */
export default function DisputeDialog({
  propertyId,
  title,
  about,
  onClose,
  onSaved,
  focusAfterSaving,
}: DisputeDialogProps) {
  const t = useTranslations('disputes');
  const paths = usePaths();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  const saved = useRef(false);
  const lock = useSubmitLock();
  const form = useRef<HTMLFormElement>(null);
  const file = useFileDispute(propertyId);
  const waits = useWaitsForConnection(file);
  const problems = tried ? disputeProblems(draft) : [];

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    // Render the problems first, so that the first of them can receive focus.
    flushSync(() => setTried(true));
    const dispute = disputeFrom(draft, about);
    if (dispute === null) form.current?.querySelector<HTMLElement>(problemField)?.focus();
    if (dispute === null || !lock.acquire()) return;
    file.mutate(dispute, {
      onSuccess: (stored) => {
        saved.current = true;
        onSaved(dispute, stored);
      },
      onSettled: lock.release,
    });
  }

  /** Called when the dialog releases focus. */
  function placeFocus(): boolean {
    if (saved.current) focusAfterSaving();
    return !saved.current;
  }

  return (
    <Dialog.Root defaultOpen onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-60 bg-scrim" />
        <Dialog.Popup
          finalFocus={placeFocus}
          className="fixed inset-x-4 top-1/2 z-60 mx-auto max-h-[calc(100dvh-32px)] max-w-xl transform-[translateY(-50%)] scroll-pb-40 overflow-auto rounded-card border border-line-strong bg-paper-raised p-4 sm:p-6"
        >
          <Dialog.Title className="font-serif text-title-2 font-strong">{t('title')}</Dialog.Title>
          <Dialog.Description className="mt-1 wrap-anywhere text-ink-soft">
            {t('about', { title })}
          </Dialog.Description>
          <form ref={form} onSubmit={submit} noValidate className="mt-4 flex flex-col gap-5">
            <KindChoice
              value={draft.kind}
              error={problems.includes('kind')}
              onChoose={(kind) => setDraft({ ...draft, kind })}
            />
            <p className="text-caption">
              <span>{t('fixed')}</span>{' '}
              <TextLink
                to={`${paths.plan(propertyId)}#${markDoneFragment(stepIdOf(about.hazard_type))}`}
              >
                {t('markDone')}
              </TextLink>
            </p>
            {draft.kind === 'not_mine' && (
              <ResponsibleChoice
                value={draft.whose}
                error={problems.includes('whose')}
                onChoose={(whose) => setDraft({ ...draft, whose })}
              />
            )}
            <TextAreaField
              label={t('reason.label')}
              hint={t('reason.hint')}
              error={problems.includes('reason') ? t('reason.missing') : undefined}
              maxLength={textLimits.placementText}
              required
              value={draft.reason}
              onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
            />
            <ReasonRoom reason={draft.reason} />
            <p className="text-caption text-ink-soft">{t('stays')}</p>
            {file.isError && (
              <Notice tone="danger" role="alert" title={t('failed')}>
                <p>{t('failedText', { reason: errorText(file.error) })}</p>
              </Notice>
            )}
            {waits && <Notice role="status">{t('notSent')}</Notice>}
            <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-row-reverse flex-wrap gap-3 border-t border-line bg-paper-raised px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
              <Button tone="primary" type="submit" unavailable={file.isPending}>
                {file.isPending ? t('saving') : t('save')}
              </Button>
              <Dialog.Close render={<Button>{t('cancel')}</Button>} />
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const owners = ['neighbor', 'landlord_or_association'] as const satisfies readonly Responsible[];

interface ChoiceProps<Value> {
  value: Value | null;
  /** Whether to say that a choice is required. */
  error: boolean;
  onChoose: (value: Value) => void;
}

/** What is wrong, each option with its effect on the score. */
function KindChoice({ value, error, onChoose }: ChoiceProps<DisputeKind>) {
  const t = useTranslations('disputes');
  return (
    <ExplainedChoice
      legend={<span className="sr-only">{t('title')}</span>}
      error={error ? t('kindMissing') : undefined}
      options={offeredKinds.map((kind) => ({
        value: kind,
        label: t(`kinds.${kind}.label`),
        text: `${t(`kinds.${kind}.text`)} ${t(`kinds.${kind}.effect`)}`,
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}

/** Whose responsibility it is, each option with its effect on the score. */
function ResponsibleChoice({ value, error, onChoose }: ChoiceProps<Responsible>) {
  const t = useTranslations('disputes.whose');
  return (
    <ExplainedChoice
      legend={<span className="font-strong">{t('title')}</span>}
      error={error ? t('missing') : undefined}
      options={owners.map((whose) => ({
        value: whose,
        label: t(`${whose}.label`),
        text: t(`${whose}.effect`),
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}

/** How many characters are left, so that nothing is cut off unnoticed. */
function ReasonRoom({ reason }: { reason: string }) {
  const t = useTranslations('disputes.reason');
  const left = roomLeft(reason);
  return (
    <p role="status" className="-mt-3 text-caption text-ink-soft tabular-nums empty:-mt-5">
      {left !== null && t('room', { left })}
    </p>
  );
}
