import type { PickedPlace } from '@dss/domain';
import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';

import { loadPart } from '../ui/load-part.ts';
import { TextField } from '../ui/text-field.tsx';
import { useSameCaret } from './use-same-caret.ts';

const AddressCombobox = lazy(() => loadPart(() => import('./address-combobox.tsx')));

export interface AddressFieldProps {
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  value: string;
  disabled?: boolean;
  inputRef: RefCallback<HTMLInputElement>;
  /** Somebody typed: whatever was picked before is no longer meant. */
  onType: (text: string) => void;
  /** Somebody picked an address: its text at once, and its place soon, or none. */
  onPick: (text: string, place: Promise<PickedPlace | null>) => void;
  onBlur: () => void;
}

/**
 * The address, typed by hand or picked from suggestions. It can be typed from the start; the suggestions, which are heavy,
 * come when the page is there.
 */
export function AddressField({ inputRef, ...field }: AddressFieldProps) {
  const [isWanted, setWanted] = useState(false);
  // In a transition, so that the plain field stands until the other one is loaded.
  useEffect(() => startTransition(() => setWanted(true)), []);
  const sameCaret = useSameCaret(inputRef);
  return (
    <Suspense>
      {isWanted ? (
        <AddressCombobox {...field} inputRef={sameCaret} />
      ) : (
        <PlainField {...field} inputRef={sameCaret} />
      )}
    </Suspense>
  );
}

function PlainField({ inputRef, onType, onPick: _onPick, ...field }: AddressFieldProps) {
  return (
    <TextField
      {...field}
      ref={inputRef}
      required
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
