import { policyReviewReplySchema } from '@dss/domain';
import { useMutation } from '@tanstack/react-query';

import { callApi } from '../api/client.ts';
import { actionLimits, assertWithinLimit } from '../limits/index.ts';
import type { PolicyReviewDraft } from './policy-review-draft.ts';

export interface NamedPolicyReview {
  /** Stays the same for every attempt to send a request, so that the server stores it once. */
  readonly requestId: string;
  readonly draft: PolicyReviewDraft;
}

/** POST /functions/v1/send-policy-review */
export function useSendPolicyReview(propertyId: string) {
  return useMutation({
    mutationFn: async ({ requestId, draft }: NamedPolicyReview) => {
      assertWithinLimit('other');
      const reply = await callApi('/functions/v1/send-policy-review', policyReviewReplySchema, {
        method: 'POST',
        body: { ...draft, property_id: propertyId, request_id: requestId },
      });
      actionLimits.count('other');
      return reply;
    },
  });
}
