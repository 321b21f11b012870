import { useId } from 'react';

import { sendsPrivacyControl } from '../deployment/consent.tsx';
import { useDeployment } from '../deployment/deployment.ts';

export interface ShareChoiceProps {
  wanted: boolean;
  onChange: (wanted: boolean) => void;
  /** @param partner who receives it */
  label: (partner: string) => string;
  hint: string;
}

/**
 * Asks whether something may be shared with the deployment's partner. Shown only if there is one, and never to a browser that
 * sends Global Privacy Control, which has said no.
 */
export function ShareChoice({ wanted, onChange, label, hint }: ShareChoiceProps) {
  const id = useId();
  const partner = useDeployment()?.services.leadSink;
  if (partner === undefined || sendsPrivacyControl()) return null;
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={wanted}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-forest"
      />
      <div className="text-caption">
        <label htmlFor={id} className="font-strong wrap-break-word">
          {label(partner)}
        </label>
        <p id={`${id}-hint`} className="max-w-[64ch] text-ink-soft">
          {hint}
        </p>
      </div>
    </div>
  );
}
