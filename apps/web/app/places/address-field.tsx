import type { PickedPlace, PlaceSuggestion } from '@dss/domain';
import { useState, type ReactNode, type RefCallback } from 'react';
import { useTranslations } from 'use-intl';

import { randomUuid } from '../api/random-uuid.ts';
import { LabeledField } from '../ui/labeled-field.tsx';
import { AddressList } from './address-list.tsx';
import { AddressSources } from './address-sources.tsx';
import type { SearchView } from './search-view.ts';
import { fetchPlace } from './suggestions.ts';
import { useAddressSearch } from './use-address-search.ts';
import { useCombobox } from './use-combobox.ts';

export interface AddressFieldProps {
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  value: string;
  disabled: boolean;
  inputRef: RefCallback<HTMLInputElement>;
  /** Somebody typed: whatever was picked before is no longer meant. */
  onType: (text: string) => void;
  /** Somebody picked an address: its text at once, and its place soon, or none. */
  onPick: (text: string, place: Promise<PickedPlace | null>) => void;
}

const nothing: readonly PlaceSuggestion[] = [];

/** An address, typed by hand or picked from suggestions. Whatever is typed stands, picked or not. */
export function AddressField({
  label,
  hint,
  error,
  value,
  disabled,
  inputRef,
  onType,
  onPick,
}: AddressFieldProps) {
  const t = useTranslations('places');
  /** What to search for: what was typed, and after a pick nothing until the next key. */
  const [searched, setSearched] = useState('');
  const [session, setSession] = useState(randomUuid);
  const { view, attribution } = useAddressSearch(searched, session);
  const suggestions = view.state === 'found' ? view.suggestions : nothing;

  function pick(index: number): void {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return;
    setSearched('');
    onPick(suggestion.description, placeOrNone(suggestion, session));
    // A search ends with its pick: the next one is another to whoever counts them.
    setSession(randomUuid());
  }

  const combobox = useCombobox(suggestions.length, pick);
  const isShown = combobox.isOpen && view.state !== 'closed';
  return (
    <>
      <LabeledField label={label} hint={hint} error={error}>
        {(input) => (
          <div className="relative">
            <input
              {...input}
              {...combobox.inputProps}
              ref={inputRef}
              value={value}
              disabled={disabled}
              required
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setSearched(target.value);
                onType(target.value);
                combobox.open();
              }}
              onBlur={combobox.close}
            />
            {isShown && (
              <AddressList
                view={view}
                attribution={attribution}
                combobox={combobox}
                onPick={(index) => {
                  pick(index);
                  combobox.close();
                }}
              />
            )}
          </div>
        )}
      </LabeledField>
      <p role="status" className="sr-only">
        {isShown && announcement(view, t)}
      </p>
      <AddressSources attribution={attribution} />
    </>
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
