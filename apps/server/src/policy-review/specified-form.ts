import { DssError, policyReviewRequestSchema } from '@dss/domain';

const required = ['firstName', 'lastName', 'email'] as const;

/**
 * Checks the mistakes that have specified messages: a required field that is missing or blank, and an invalid email address.
 * Takes the unparsed body.
 * @throws DssError `missing_required_fields`, `invalid_email`
 */
export function assertSpecifiedForm(body: unknown): void {
  const given: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  if (required.some((field) => isBlank(given[field]))) {
    throw new DssError('missing_required_fields');
  }
  if (!policyReviewRequestSchema.shape.email.safeParse(given['email']).success) {
    throw new DssError('invalid_email');
  }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}
