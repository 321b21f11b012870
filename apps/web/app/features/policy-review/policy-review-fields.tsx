import { policyReviewLimits } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { TextAreaField, TextField } from '../../ui/fields.tsx';
import type {
  PolicyReviewField,
  PolicyReviewProblem,
  PolicyReviewDraft,
} from './policy-review-draft.ts';

export interface PolicyReviewFieldsProps {
  draft: PolicyReviewDraft;
  problems: ReadonlyMap<PolicyReviewField, PolicyReviewProblem>;
  onChange: (draft: PolicyReviewDraft) => void;
}

/** The owner's name and contact details. */
export function PolicyReviewFields({ draft, problems, onChange }: PolicyReviewFieldsProps) {
  const t = useTranslations('policyReview');
  const field = (name: PolicyReviewField) => {
    const problem = problems.get(name);
    return {
      name,
      label: t(`fields.${name}`),
      value: draft[name],
      error: problem === undefined ? undefined : t(`problems.${problem}`),
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...draft, [name]: target.value }),
    };
  };
  const { name, email, phone, notes } = policyReviewLimits;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={name} required />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={name} required />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={email} required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={phone} />
      <input
        type="text"
        name="website"
        aria-label={t('leaveEmpty')}
        value={draft.website}
        onChange={({ target }) => onChange({ ...draft, website: target.value })}
        tabIndex={-1}
        autoComplete="off"
        className="hidden"
      />
      <TextAreaField {...field('notes')} hint={t('notesHint')} maxLength={notes} />
    </>
  );
}
