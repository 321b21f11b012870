import type { Attribution, PlaceSuggestion } from '@dss/domain';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';
import type { SearchView } from './search-view.ts';
import type { Combobox } from './use-combobox.ts';

export interface AddressListProps {
  view: SearchView;
  attribution: readonly Attribution[];
  combobox: Combobox;
  onPick: (index: number) => void;
}

/** The suggestions, two lines each, or a status message, and the attribution of the address service. */
export function AddressList({ view, attribution, combobox, onPick }: AddressListProps) {
  const t = useTranslations('places');
  if (view.state === 'closed') return null;
  const names = attribution.map(({ text }) => text).join(', ');
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-small border border-line-strong bg-paper-raised">
      {view.state === 'found' ? (
        <>
          <div
            id={combobox.listId}
            role="listbox"
            aria-label={t('label')}
            className="max-h-[min(22rem,50dvh)] overflow-y-auto overscroll-contain"
          >
            {view.suggestions.map((suggestion, index) => (
              <AddressOption
                key={suggestion.place_id}
                id={combobox.optionId(index)}
                suggestion={suggestion}
                isHighlighted={combobox.highlight === index}
                onPoint={() => combobox.setHighlight(index)}
                onPick={() => onPick(index)}
              />
            ))}
          </div>
          <p key={names} className="border-t border-line px-4 py-2 text-caption text-ink-faint">
            {t.rich('sources', { names: () => names })}
          </p>
        </>
      ) : (
        // The field's own status announces it.
        <p aria-hidden className="px-4 py-3 text-caption text-ink-soft">
          {t(view.state)}
        </p>
      )}
    </div>
  );
}

interface AddressOptionProps {
  id: string;
  suggestion: PlaceSuggestion;
  isHighlighted: boolean;
  onPoint: () => void;
  onPick: () => void;
}

function AddressOption({ id, suggestion, isHighlighted, onPoint, onPick }: AddressOptionProps) {
  const { main_text: mainText, secondary_text: secondaryText } = suggestion.structured_formatting;
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHighlighted) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);
  return (
    <button
      type="button"
      // Reached with the arrow keys, while focus stays in the field.
      tabIndex={-1}
      ref={option}
      id={id}
      role="option"
      aria-selected={isHighlighted}
      onPointerMove={onPoint}
      onClick={onPick}
      // Pressing would otherwise move focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'flex min-h-12 w-full flex-col items-start justify-center border-l-4 px-3 py-2 text-left select-none',
        isHighlighted ? 'border-forest bg-forest-wash' : 'border-transparent',
      )}
    >
      <span className="font-strong">{mainText}</span>
      <span className="text-caption text-ink-soft">{secondaryText}</span>
    </button>
  );
}
