import { useId, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  defaultOverride,
  readModelOverride,
  saveModelOverride,
  type ModelOverride,
} from '../../../entities/analysis/model-override.ts';
import { SectionCard } from './section-card.tsx';
import { words } from './words.ts';

const t = words.override;

/** @param hasModel whether there is a model to override */
export function OverrideCard({ hasModel }: { hasModel: boolean }) {
  const id = useId();
  const [override, setOverride] = useState(() => readModelOverride());
  const change = (changes: Partial<ModelOverride>) => {
    const changed = { ...override, ...changes };
    setOverride(changed);
    saveModelOverride(changed);
  };
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{ text: override.enabled ? t.briefOn : t.briefOff }}
    >
      <div className="flex flex-col gap-4">
        {!hasModel && <Notice>{t.noModel}</Notice>}
        <div className="flex items-center gap-3">
          <input
            id={id}
            type="checkbox"
            checked={override.enabled}
            onChange={(event) => change({ enabled: event.target.checked })}
            className="size-6 shrink-0 accent-forest"
          />
          <label htmlFor={id} className="font-strong">
            {t.enabled}
          </label>
        </div>
        <TextField
          label={t.model}
          value={override.model_name}
          maxLength={100}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => change({ model_name: event.target.value })}
        />
        <TextField
          label={t.schema}
          hint={t.schemaHint}
          value={override.schema_version}
          maxLength={100}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => change({ schema_version: event.target.value })}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button size="small" onClick={() => change(defaultOverride)}>
            {t.reset}
          </Button>
          <p role="status" className="text-caption text-ink-soft">
            {override.enabled ? t.on : t.off}
          </p>
        </div>
      </div>
    </SectionCard>
  );
}
