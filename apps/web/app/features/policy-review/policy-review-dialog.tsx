import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { policyReviewReplySchema } from '@dss/domain';
import { useMutation } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { useWaitsForConnection } from '../../lib/api/query-client.ts';
import { ShareChoice } from '../../entities/leads/share-choice.tsx';
import { trackLead } from '../../entities/leads/track.ts';
import { Notice } from '../../ui/notice.tsx';
import { SaveActions, Sheet } from '../../ui/sheet.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { leadOf, policyReviewProblems, type PolicyReviewDraft } from './policy-review-draft.ts';
import { PolicyReviewFields } from './policy-review-fields.tsx';
import { callApi } from '../../lib/api/client.ts';
import { actionLimits, assertWithinLimit } from '../../lib/limits/index.ts';

export interface PolicyReviewDialogProps {
  propertyId: string;
  draft: PolicyReviewDraft;
  /** When the form was opened first, in milliseconds since 1970. */
  openedAt: number;
  onChange: (draft: PolicyReviewDraft) => void;
  onSent: () => void;
  onClose: () => void;
}

/** Requests a free review of an insurance policy. Errors never discard what was typed. */
export default function PolicyReviewDialog({
  propertyId,
  draft,
  openedAt,
  onChange,
  onSent,
  onClose,
}: PolicyReviewDialogProps) {
  const t = useTranslations('policyReview');
  const errorText = useErrorText();
  const [requestId] = useState(() => randomUuid());
  const [shares, setShares] = useState(false);
  const [tried, setTried] = useState(false);
  const lock = useSubmitLock();
  const form = useRef<HTMLFormElement>(null);
  const send = useSendPolicyReview(propertyId);
  const waits = useWaitsForConnection(send);
  const problems = policyReviewProblems(draft);
  const failure = (error: unknown) =>
    error instanceof ApiError && error.code !== 'unexpected_reply'
      ? errorText(error)
      : t('failedText');

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (problems.size > 0) {
      // Render the problems first, so that the first of them can receive focus.
      flushSync(() => setTried(true));
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      if ([...problems.values()].includes('missing')) {
        showToast({ tone: 'danger', title: t('missing'), description: t('missingText') });
      }
      return;
    }
    if (!lock.acquire()) return;
    send.mutate(
      { requestId, draft, openMs: Date.now() - openedAt },
      {
        onSuccess: () => {
          // What a program filled in is no lead.
          if (draft.website === '') trackLead(leadOf(draft), propertyId, shares);
          showToast({
            tone: 'positive',
            title: t('sent'),
            description: t('sentText', { email: draft.email.trim() }),
          });
          onSent();
        },
        onError: (error) =>
          showToast({ tone: 'danger', title: t('failed'), description: failure(error) }),
        onSettled: lock.release,
      },
    );
  }

  return (
    <Sheet title={t('title')} description={t('what')} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="mt-4 flex flex-col gap-5">
        <PolicyReviewFields
          draft={draft}
          problems={tried ? problems : new Map()}
          onChange={onChange}
        />
        <p className="text-caption text-ink-soft">{t('happens')}</p>
        <ShareChoice
          wanted={shares}
          onChange={setShares}
          label={(partner) => t('share', { partner })}
          hint={t('shareHint')}
        />
        {send.isError && (
          <Notice tone="danger" title={t('failed')}>
            <p>{failure(send.error)}</p>
            <p className="text-ink-soft">{t('kept')}</p>
          </Notice>
        )}
        {waits && <Notice role="status">{t('notSent')}</Notice>}
        <SaveActions
          save={t(send.isPending ? 'sending' : 'send')}
          close={t('cancel')}
          isPending={send.isPending}
        />
      </form>
    </Sheet>
  );
}

export interface NamedPolicyReview {
  /** Stays the same for every attempt to send a request, so that the server stores it once. */
  readonly requestId: string;
  readonly draft: PolicyReviewDraft;
  /** How long the form was open, in milliseconds. */
  readonly openMs: number;
}

/** POST /functions/v1/send-policy-review */
function useSendPolicyReview(propertyId: string) {
  return useMutation({
    mutationFn: async ({ requestId, draft, openMs }: NamedPolicyReview) => {
      assertWithinLimit('other');
      const reply = await callApi(apiPaths.policyReview(), policyReviewReplySchema, {
        method: 'POST',
        body: { ...draft, property_id: propertyId, request_id: requestId, open_ms: openMs },
      });
      actionLimits.count('other');
      return reply;
    },
  });
}
