import type { ListedProperty } from '@dss/domain';
import type { UseQueryResult } from '@tanstack/react-query';

import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from './words.ts';

const t = words.common;

/** Chooses one of the signed-in user's properties. */
export function PropertySelector({
  query,
  chosen,
  onChoose,
}: {
  query: Pick<UseQueryResult<readonly ListedProperty[]>, 'data' | 'error' | 'refetch'>;
  chosen: string;
  onChoose: (propertyId: string) => void;
}) {
  const { data: properties, error } = query;
  if (properties === undefined) {
    return error === null ? (
      <p className="text-ink-soft">{t.loading}</p>
    ) : (
      <LoadingFailed title={t.loadPropertiesFailed} error={error} onRetry={query.refetch} />
    );
  }
  if (properties.length === 0) return <p className="text-ink-soft">{t.noProperties}</p>;
  return (
    <div className="max-w-xl">
      <SelectField
        label={t.property}
        options={[
          { value: '', label: t.chooseProperty },
          ...properties.map(({ id, address }) => ({ value: id, label: address })),
        ]}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
}

/** What couldn't be loaded, and why, with a way to try again. */
export function LoadingFailed({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: Error;
  onRetry: () => Promise<unknown>;
}) {
  return (
    <Notice tone="danger" title={title}>
      <p>{error.message}</p>
      <Button size="small" className="mt-3" onClick={() => void onRetry()}>
        {t.tryAgain}
      </Button>
    </Notice>
  );
}
