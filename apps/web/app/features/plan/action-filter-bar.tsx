import { useTranslations } from 'use-intl';

import { actionFilters, type ActionFilter } from './action-filters.ts';

export interface ActionFiltersProps {
  filters: ReadonlySet<ActionFilter>;
  onFilters: (filters: ReadonlySet<ActionFilter>) => void;
  shown: number;
  count: number;
}

/** Which actions to show: those that pass everything ticked. */
export function ActionFilters({ filters, onFilters, shown, count }: ActionFiltersProps) {
  const t = useTranslations('plan.filters');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 print:hidden">
      <legend className="text-caption font-strong">{t('title')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {actionFilters.map((filter) => (
          <label
            key={filter}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-small border border-line-strong bg-paper-raised px-3 text-caption font-strong transition-colors hover:border-forest has-checked:border-forest has-checked:bg-forest-wash"
          >
            <input
              type="checkbox"
              checked={filters.has(filter)}
              onChange={(event) => {
                const next = new Set(filters);
                if (event.target.checked) next.add(filter);
                else next.delete(filter);
                onFilters(next);
              }}
              className="size-5 shrink-0 accent-forest"
            />
            <span>{t(filter)}</span>
          </label>
        ))}
      </div>
      <p role="status" className="text-caption text-ink-soft">
        {filters.size > 0 && (shown === 0 ? t('none') : t('shown', { shown, count }))}
      </p>
    </fieldset>
  );
}
