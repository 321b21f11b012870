import { Autocomplete } from '@base-ui/react/autocomplete';
import type { PickedPlace, PlaceSuggestion } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { randomUuid } from '../api/random-uuid.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import type { AddressFieldProps } from './address-field.tsx';
import { AddressList } from './address-list.tsx';
import { AddressSources } from './address-sources.tsx';
import type { SearchView } from './search-view.ts';
import { fetchPlace } from './suggestions.ts';
import { useAddressSearch } from './use-address-search.ts';

const nothing: readonly PlaceSuggestion[] = [];

/** The address field with suggestions below it. Whatever is typed stands, picked or not. */
export default function AddressCombobox({
  label,
  hint,
  error,
  value,
  disabled,
  inputRef,
  onType,
  onPick,
  onBlur,
}: AddressFieldProps) {
  const t = useTranslations('places');
  /** What to search for: what was typed, and after a pick nothing until the next key. */
  const [searched, setSearched] = useState('');
  const [session, setSession] = useState(randomUuid);
  const [isWanted, setWanted] = useState(false);
  const { view, attribution } = useAddressSearch(searched, session);
  const suggestions = view.state === 'found' ? view.suggestions : nothing;
  const isOpen = isWanted && view.state !== 'closed';

  function pick(suggestion: PlaceSuggestion): void {
    setSearched('');
    onPick(suggestion.description, placeOrNone(suggestion, session));
    // A search ends with its pick: the next one is another to whoever counts them.
    setSession(randomUuid());
  }

  return (
    <Autocomplete.Root<PlaceSuggestion>
      items={suggestions}
      mode="none"
      filter={null}
      value={value}
      open={isOpen}
      onOpenChange={setWanted}
      itemToStringValue={({ description }) => description}
      disabled={disabled === true}
      onValueChange={(text, { reason }) => {
        if (reason === 'item-press') {
          const picked = suggestions.find(({ description }) => description === text);
          if (picked !== undefined) pick(picked);
          return;
        }
        setSearched(text);
        onType(text);
      }}
    >
      <LabelledField label={label} hint={hint} error={error}>
        {(input) => (
          <Autocomplete.Input
            {...input}
            ref={inputRef}
            required
            autoComplete="off"
            spellCheck={false}
            onBlur={onBlur}
          />
        )}
      </LabelledField>
      <p role="status" className="sr-only">
        {isOpen && announcement(view, t)}
      </p>
      <AddressList view={view} attribution={attribution} />
      <AddressSources attribution={attribution} />
    </Autocomplete.Root>
  );
}

/** The place of a suggestion; none where it can't be had: its text is an address all the same. */
async function placeOrNone(
  { place_id: placeId }: PlaceSuggestion,
  session: string,
): Promise<PickedPlace | null> {
  try {
    return await fetchPlace(placeId, session);
  } catch {
    return null;
  }
}

function announcement(
  view: SearchView,
  t: ReturnType<typeof useTranslations<'places'>>,
): string | null {
  switch (view.state) {
    case 'closed':
    case 'searching':
      return null;
    case 'found':
      return t('found', { count: view.suggestions.length });
    case 'slow':
    case 'none':
      return t(view.state);
  }
}
