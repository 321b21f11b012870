import { photoLimits } from '@dss/domain';
import { useId, type ReactNode, type Ref } from 'react';

import { CameraIcon } from '../ui/icons.tsx';

export interface PhotoPickerProps {
  label: ReactNode;
  onChoose: (files: File[]) => void;
  prominent?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const accept = photoLimits.acceptedTypes.filter((type) => type !== 'image/jpg').join(',');

/** The browser's own file picker, several images at once. The input itself takes the focus; its label is what shows. */
export function PhotoPicker({ label, onChoose, prominent = false, ref }: PhotoPickerProps) {
  const id = useId();
  return (
    <div className="relative">
      <input
        id={id}
        ref={ref}
        type="file"
        multiple
        accept={accept}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`flex min-h-12 items-center justify-center gap-3 rounded-card border-2 px-6 font-strong peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) peer-hover:border-forest peer-hover:bg-forest-wash ${
          prominent
            ? 'border-forest bg-forest-wash py-8 text-lead text-forest-strong'
            : 'border-dashed border-line-strong bg-paper-raised py-4 text-forest'
        }`}
      >
        <CameraIcon />
        {label}
      </label>
    </div>
  );
}
