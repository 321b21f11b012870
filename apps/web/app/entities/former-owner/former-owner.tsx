import {
  isFormerOwners,
  rescoredSchema,
  type Property,
  type QuestionId,
  type StoredAnswer,
} from '@dss/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { answersQuery, useAnswers } from '../answers/answers.ts';
import { latestAnalysisQuery } from '../analysis/analyses.ts';

/** A home that was handed to its owner, and the answers that are still the former owner's word. */
interface FormerOwner {
  readonly property: Property;
  readonly handedOverAt: string;
  readonly answers: readonly StoredAnswer[];
}

const FormerOwnerContext = createContext<FormerOwner | null>(null);

/** Has the pages of a home tell the former owner's word from its owner's. Asks for nothing where the home wasn't handed over. */
export function FormerOwnerProvider({
  property,
  children,
}: {
  property: Property | undefined;
  children: Elements;
}) {
  const handedOverAt = property?.handed_over_at;
  return property === undefined || handedOverAt === undefined ? (
    children
  ) : (
    <HandedOver property={property} handedOverAt={handedOverAt}>
      {children}
    </HandedOver>
  );
}

function HandedOver({
  property,
  handedOverAt,
  children,
}: {
  property: Property;
  handedOverAt: string;
  children: Elements;
}) {
  const { data } = useAnswers(property.id);
  const former = useMemo(() => {
    const answers = (data ?? []).filter((answer) => isFormerOwners(answer, handedOverAt));
    return { property, handedOverAt, answers };
  }, [property, handedOverAt, data]);
  return <FormerOwnerContext value={former}>{children}</FormerOwnerContext>;
}

/** Whether all that an owner said of these questions is the former owner's word. */
export function useIsFormerOwners(): (
  said: readonly { readonly question_id: QuestionId | null }[],
) => boolean {
  const former = useContext(FormerOwnerContext);
  return useCallback(
    (said) => {
      const asked = said.flatMap(({ question_id: id }) => (id === null ? [] : [id]));
      return (
        asked.length > 0 &&
        asked.every((id) => former?.answers.some(({ question_id: of }) => of === id) === true)
      );
    },
    [former],
  );
}

/** On pages that speak of “your answers”: that some of them are the former owner's. */
export function AnswersOfFormerOwner() {
  const t = useTranslations('sale.formerOwner');
  const date = useHandOverDay();
  const former = useContext(FormerOwnerContext);
  if (former === null || former.answers.length === 0) return null;
  return (
    <p className="max-w-[68ch] text-ink-soft">
      {t('include', { count: former.answers.length, date })}
    </p>
  );
}

function useHandOverDay(): string {
  const format = useFormatter();
  const former = useContext(FormerOwnerContext);
  return former === null
    ? ''
    : format.dateTime(new Date(former.handedOverAt), { dateStyle: 'long' });
}

/** Tells a new owner that answers are the former owner's, and how they become theirs. Nothing once all of them are. */
export function FormerOwnersAnswers() {
  const t = useTranslations('sale.formerOwner');
  const paths = usePaths();
  const date = useHandOverDay();
  const former = useContext(FormerOwnerContext);
  if (former === null || former.answers.length === 0) return null;
  const count = former.answers.length;
  return (
    <Card className="flex flex-col items-start gap-3 p-5 print:hidden">
      <p>{t('card', { count, date })}</p>
      <p className="text-ink-soft">{t('how')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.walk(former.property.id)}>{t('walk')}</ButtonLink>
        <Confirm property={former.property} answers={former.answers} />
      </div>
    </Card>
  );
}

/**
 * Says the same again in the new owner's name, so that each counts as their word from now on. Not what work removed since: said again, it
 * would be there again.
 */
function Confirm({ property, answers: all }: Pick<FormerOwner, 'property' | 'answers'>) {
  const t = useTranslations('sale.formerOwner');
  const showFailure = useShowFailure();
  const client = useQueryClient();
  const { data: analysis } = useQuery(latestAnalysisQuery(property.id));
  const removed = (analysis?.explanation.set_aside ?? []).flatMap(({ kind, evidence }) =>
    kind === 'already_fixed' ? evidence.map(({ question_id: id }) => id) : [],
  );
  const answers = all.filter(({ question_id: id }) => !removed.includes(id));
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi(apiPaths.answers(property.id), rescoredSchema, {
        method: 'PUT',
        body: {
          front_faces: property.front_faces,
          answers: answers.map(({ question_id: id, side, side_said_as: saidAs, answer }) => ({
            question_id: id,
            side,
            side_said_as: saidAs,
            answer,
          })),
        },
      }),
    networkMode: 'always',
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: answersQuery(property.id).queryKey }),
        client.invalidateQueries({ queryKey: latestAnalysisQuery(property.id).queryKey }),
      ]);
      showToast({ tone: 'positive', title: t('confirmed') });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  if (answers.length === 0) return null;
  return (
    <ConfirmButton
      tone="quiet"
      isPending={isPending}
      question={{
        title: t('confirmTitle'),
        text: t('confirmText', { count: answers.length }),
        confirm: t('confirm'),
        cancel: t('cancel'),
      }}
      onConfirm={() => mutate()}
    >
      {t(isPending ? 'confirming' : 'confirm')}
    </ConfirmButton>
  );
}
