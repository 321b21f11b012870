import { useId, type ReactNode, type Ref } from 'react';

import { CameraIcon } from '../ui/icons.tsx';
import { acceptedTypes } from './accepted-types.ts';

export interface PhotoPickerProps {
  label: ReactNode;
  /** Other ways to choose, for those who have a mouse and a keyboard. */
  hint?: ReactNode;
  onChoose: (files: File[]) => void;
  prominent?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The browser's own file picker, several images at once. The input itself takes the focus; its label is what shows. */
export function PhotoPicker({ label, hint, onChoose, prominent = false, ref }: PhotoPickerProps) {
  const id = useId();
  return (
    <div className="relative">
      <input
        id={id}
        ref={ref}
        type="file"
        multiple
        accept={acceptedTypes}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <div
        className={`${photoPickerLook(prominent)} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) peer-hover:border-forest peer-hover:bg-forest-wash`}
      >
        <label htmlFor={id} className="flex items-center gap-3 font-strong">
          <CameraIcon />
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-caption text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** A place to choose photos, the more inviting the less is there yet. */
export function photoPickerLook(prominent: boolean): string {
  return `flex min-h-12 flex-col items-center justify-center gap-1 rounded-card border-2 px-6 ${
    prominent
      ? 'border-forest bg-forest-wash py-8 text-lead text-forest-strong'
      : 'border-dashed border-line-strong bg-paper-raised py-4 text-forest'
  }`;
}
