import type { ListedProperty } from '@dss/domain';

import { SelectField } from '../ui/fields.tsx';
import { words } from './words.ts';

const t = words.common;

/** Chooses one of the properties of whoever is signed in. */
export function PropertySelector({
  properties,
  chosen,
  onChoose,
}: {
  properties: readonly ListedProperty[] | undefined;
  chosen: string;
  onChoose: (propertyId: string) => void;
}) {
  if (properties === undefined) return <p className="text-ink-soft">{t.loading}</p>;
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
