import { communityLimits, type CommunityDetails } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields.tsx';

const { nameCharacters, mostStreets, fewestDwellings, mostDwellings } = communityLimits;

/** What a coordinator says of a neighborhood. */
export function CommunityForm({
  before,
  isPending,
  error,
  onSave,
}: {
  /** Null for a new one. */
  before: CommunityDetails | null;
  isPending: boolean;
  error: Error | null;
  onSave: (details: CommunityDetails) => void;
}) {
  const t = useTranslations('communities.form');
  const [name, setName] = useState(before?.name ?? '');
  const [streets, setStreets] = useState(before?.streets.join('\n') ?? '');
  const [dwellings, setDwellings] = useState(before === null ? '' : String(before.dwellings));
  const [isChecked, setIsChecked] = useState(false);
  const typed = {
    name: name.trim(),
    streets: streets
      .split('\n')
      .map((street) => street.trim())
      .filter((street) => street !== ''),
    // Drawn elsewhere.
    boundary: before?.boundary ?? null,
    dwellings: /^\d{1,5}$/.test(dwellings.trim()) ? Number(dwellings) : 0,
  };
  const wrong = {
    name: typed.name === '' || typed.name.length > nameCharacters,
    streets:
      typed.streets.length === 0 ||
      typed.streets.length > mostStreets ||
      typed.streets.some((street) => street.length > nameCharacters),
    dwellings: typed.dwellings < fewestDwellings || typed.dwellings > mostDwellings,
  };
  const range = { fewest: fewestDwellings, most: mostDwellings };
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-col items-stretch gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isPending && !Object.values(wrong).includes(true)) onSave(typed);
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={nameCharacters}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        error={isChecked && wrong.name ? t('nameMissing', { most: nameCharacters }) : undefined}
      />
      <TextAreaField
        label={t('streets')}
        hint={t('streetsHint')}
        value={streets}
        rows={4}
        onChange={({ target }) => setStreets(target.value)}
        error={isChecked && wrong.streets ? t('streetsMissing', { most: mostStreets }) : undefined}
      />
      <TextField
        label={t('dwellings')}
        hint={t('dwellingsHint', range)}
        value={dwellings}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setDwellings(target.value)}
        error={isChecked && wrong.dwellings ? t('dwellingsWrong', range) : undefined}
      />
      <Button type="submit" tone="primary" className="self-start" unavailable={isPending}>
        {t(isPending ? 'saving' : before === null ? 'create' : 'save')}
      </Button>
      <SaveFailed title={t('failed')} error={error} />
    </form>
  );
}
