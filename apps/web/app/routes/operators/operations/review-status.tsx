import { doneSchema, setPolicyReviewStatusSchema, type Operations } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useShowFailure } from '../../../lib/api/use-show-failure.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { words } from './words.ts';

const t = words.reviews;

export interface ReviewStatusProps {
  review: Operations['reviews'][number];
  hasMailServer: boolean;
}

/** What became of a request for a policy review, which an operator may say. */
export function ReviewStatus({ review, hasMailServer }: ReviewStatusProps) {
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const save = useMutation({
    mutationFn: (status: string) =>
      callApi(apiPaths.policyReviewStatus(review.id), doneSchema, {
        method: 'PATCH',
        body: { status },
      }),
    onSuccess: () => showToast({ tone: 'positive', title: t.saved }),
    onError: (error) => showFailure(t.notSaved, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operations'] }),
  });
  return (
    <select
      aria-label={t.set(review.id)}
      value={save.isPending ? save.variables : review.status}
      disabled={save.isPending}
      onChange={(event) => save.mutate(event.target.value)}
      className="select-chevron min-h-11 max-w-full appearance-none rounded-small border border-line-strong bg-paper-raised pr-8 pl-3"
    >
      {setPolicyReviewStatusSchema.shape.status.options.map((status) => (
        <option key={status} value={status}>
          {review.suspected_spam && status === 'new'
            ? t.spam
            : t.states[status === 'mailed' && !hasMailServer ? 'written' : status]}
        </option>
      ))}
    </select>
  );
}
