import { communityPlanLimits, type CommunityGoal } from '@dss/domain';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { SelectField, TextAreaField, TextField } from '../../ui/fields.tsx';
import { SaveActions, Sheet } from '../../ui/sheet.tsx';

const { goalCharacters, whoCharacters } = communityPlanLimits;

/** Asks for a goal of the plan: what, in which year, who and when. */
export function GoalSheet({
  before,
  newest,
  offered,
  years,
  isPending,
  onClose,
  onSave,
}: {
  /** Null for a new one. */
  before: CommunityGoal | null;
  /** As it is saved now, maybe by another tab; null once it is gone. */
  newest: CommunityGoal | null;
  offered: { readonly year: number; readonly text: string };
  years: readonly number[];
  isPending: boolean;
  onClose: () => void;
  onSave: (goal: CommunityGoal) => void;
}) {
  const t = useTranslations('renewal');
  // Chosen once, so that what is sent again after an error is the same goal.
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const [goal, setGoal] = useState(offered.text);
  const [year, setYear] = useState(offered.year);
  const [who, setWho] = useState(before?.who ?? '');
  const [when, setWhen] = useState(before?.when ?? '');
  const [tried, setTried] = useState(false);
  // It stands in one line of a table.
  const said = goal.replaceAll(/\s+/g, ' ').trim();
  const words = (of: CommunityGoal) =>
    [String(of.year), of.goal, of.who, of.when].filter((word) => word !== null).join(' · ');

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (said === '' || isPending) return;
    onSave({ id, year, goal: said, who: who.trim() || null, when: when.trim() || null });
  }

  return (
    <Sheet title={t(before === null ? 'newGoal' : 'changeGoal')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-1 flex-col gap-5">
        {before !== null && (newest === null || words(newest) !== words(before)) && (
          <p role="status" className="font-strong wrap-anywhere">
            {newest === null
              ? t('deletedElsewhere')
              : t('changedElsewhere', { goal: words(newest) })}
          </p>
        )}
        <TextAreaField
          label={t('goal')}
          hint={t('goalHint')}
          maxLength={goalCharacters}
          value={goal}
          error={tried && said === '' ? t('goalWrong') : undefined}
          onChange={({ target }) => setGoal(target.value)}
        />
        <SelectField
          label={t('goalYear')}
          inForm
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={({ target }) => setYear(Number(target.value))}
        />
        <TextField
          label={t('who')}
          autoComplete="off"
          maxLength={whoCharacters}
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
        <TextField
          label={t('when')}
          hint={t('whenHint')}
          autoComplete="off"
          maxLength={whoCharacters}
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
        <SaveActions
          save={t(isPending ? 'saving' : 'save')}
          close={t('cancel')}
          isPending={isPending}
        />
      </form>
    </Sheet>
  );
}
