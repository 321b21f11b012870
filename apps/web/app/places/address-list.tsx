import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Attribution, PlaceSuggestion } from '@dss/domain';
import { useTranslations } from 'use-intl';

import type { SearchView } from './search-view.ts';

/** Suggestions in two lines each, or what there is to say instead, and who is to be named for them. */
export function AddressList({
  view,
  attribution,
}: {
  view: SearchView;
  attribution: readonly Attribution[];
}) {
  const t = useTranslations('places');
  const isFound = view.state === 'found';
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={4} collisionPadding={8} className="z-40 outline-none">
        <Autocomplete.Popup className="w-(--anchor-width) max-w-(--available-width) overflow-hidden rounded-small border border-line-strong bg-paper-raised">
          {!isFound && view.state !== 'closed' && (
            // The field's own status says it aloud.
            <p aria-hidden className="px-4 py-3 text-caption text-ink-soft">
              {t(view.state)}
            </p>
          )}
          <Autocomplete.List
            aria-label={t('label')}
            className="max-h-[min(22rem,calc(var(--available-height)-2.5rem))] overflow-y-auto overscroll-contain data-empty:hidden"
          >
            {(suggestion: PlaceSuggestion) => (
              <Autocomplete.Item
                key={suggestion.place_id}
                value={suggestion}
                className="flex min-h-12 cursor-default flex-col justify-center border-l-4 border-transparent px-3 py-2 outline-none select-none data-highlighted:border-forest data-highlighted:bg-forest-wash"
              >
                <span className="font-strong">{suggestion.structured_formatting.main_text}</span>
                <span className="text-caption text-ink-soft">
                  {suggestion.structured_formatting.secondary_text}
                </span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
          {isFound && attribution.length > 0 && (
            <p className="border-t border-line px-4 py-2 text-caption text-ink-faint">
              {t.rich('sources', { names: () => attribution.map(({ text }) => text).join(', ') })}
            </p>
          )}
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
