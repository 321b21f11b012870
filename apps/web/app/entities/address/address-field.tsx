import {
  withTypedUnit,
  type PickedPlace,
  type PlaceSuggestion,
  type Attribution,
} from '@dss/domain';
import { useState, Fragment, type ReactNode, type RefCallback } from 'react';
import { useTranslations } from 'use-intl';

import { randomUuid } from '../../lib/api/random-uuid.ts';
import { LabeledField } from '../../ui/fields.tsx';
import { AddressList } from './address-list.tsx';
import type { SearchView } from './search-view.ts';
import { fetchPlace } from './suggestions.ts';
import { useAddressSearch } from './use-address-search.ts';
import { useCombobox } from './use-combobox.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface AddressFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  disabled?: boolean;
  inputRef?: RefCallback<HTMLInputElement>;
  /** The visitor typed, so an address picked before no longer applies. */
  onType: (text: string) => void;
  /**
   * The visitor picked an address. Its text is known right away; its place loads, and may turn out to be unavailable.
   */
  onPick: (text: string, place: Promise<PickedPlace | null>) => void;
}

const nothing: readonly PlaceSuggestion[] = [];

/** An address, typed or picked from suggestions. Whatever the field says is used, picked or not. */
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
  /** The text to search for: what was typed, or nothing after a pick until the next key. */
  const [searched, setSearched] = useState('');
  const [session, setSession] = useState(randomUuid);
  const { view, attribution } = useAddressSearch(searched, session);
  const suggestions = view.state === 'found' ? view.suggestions : nothing;

  function pick(index: number): void {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return;
    setSearched('');
    onPick(withTypedUnit(suggestion.description, value), placeOrNone(suggestion, session));
    // A pick ends the search session: services bill by session, so the next search is a new one.
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

/** The place of a suggestion; null if it can't be loaded, since its text alone is still an address. */
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

/**
 * The attribution of the address service, with the links it requires. Its line is always reserved, so that the content
 * below doesn't move while the visitor types.
 */
function AddressSources({ attribution }: { attribution: readonly Attribution[] }) {
  const t = useTranslations('places');
  return (
    <p
      key={attribution.map(({ text }) => text).join()}
      className="-mt-4 min-h-[1lh] text-caption text-ink-faint"
    >
      {attribution.length > 0 &&
        t.rich('sources', {
          names: () =>
            attribution.map(({ text, url }, index) => (
              <Fragment key={text}>
                {index > 0 && <span>{', '}</span>}
                {url === null ? <span>{text}</span> : <TextLink to={url}>{text}</TextLink>}
              </Fragment>
            )),
        })}
    </p>
  );
}
