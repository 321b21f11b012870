import { policyReviewRequestSchema, type Lead } from '@dss/domain';

/** What was typed so far. Survives errors and closing the dialog. */
export interface PolicyReviewDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  /** People don't see this field; programs that fill in forms do. */
  readonly website: string;
}

export type PolicyReviewField = Exclude<keyof PolicyReviewDraft, 'website'>;
export type PolicyReviewProblem = 'missing' | 'invalidEmail';

export const emptyPolicyReview: PolicyReviewDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  notes: '',
  website: '',
};

/** A form with the contact details that were sent from this browser before. */
export function draftFor(lead: Lead | null): PolicyReviewDraft {
  return {
    ...emptyPolicyReview,
    firstName: lead?.first_name ?? '',
    lastName: lead?.last_name ?? '',
    email: lead?.email ?? '',
    phone: lead?.phone ?? '',
  };
}

export function leadOf({ firstName, lastName, email, phone }: PolicyReviewDraft): Lead {
  return { email, phone, first_name: firstName, last_name: lastName };
}

const required = ['firstName', 'lastName', 'email'] as const;

/** What keeps a draft from being sent, by field, in form order. */
export function policyReviewProblems(
  draft: PolicyReviewDraft,
): ReadonlyMap<PolicyReviewField, PolicyReviewProblem> {
  const problems = new Map<PolicyReviewField, PolicyReviewProblem>();
  for (const field of required) {
    if (draft[field].trim() === '') problems.set(field, 'missing');
  }
  const { email } = policyReviewRequestSchema.shape;
  if (!problems.has('email') && !email.safeParse(draft.email).success) {
    problems.set('email', 'invalidEmail');
  }
  return problems;
}
