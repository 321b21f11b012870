import { useMutation } from '@tanstack/react-query';

import { Button, type ButtonProps } from '../../ui/button.tsx';
import { useShowFailure } from './use-show-failure.ts';

export interface FileButtonProps extends Pick<ButtonProps, 'size' | 'unavailable'> {
  label: string;
  /** Says that the file is being made, where that takes its time. */
  labelMeanwhile?: string;
  /** Has the file made and its owner save it. @returns whether it was saved */
  save: () => Promise<boolean>;
  onSaved?: () => void;
  /** Says that it couldn't be. */
  failed: string;
}

/** A button that has its owner save a file. */
export function FileButton({
  label,
  labelMeanwhile = label,
  save,
  onSaved,
  failed,
  unavailable = false,
  ...look
}: FileButtonProps) {
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    // Fail right away when offline: a file must not be saved later without anybody asking for it.
    networkMode: 'always',
    onSuccess: (isSaved) => isSaved && onSaved?.(),
    onError: (error) => showFailure(failed, error),
  });
  return (
    <Button {...look} unavailable={unavailable || isPending} onClick={() => mutate()}>
      {isPending ? labelMeanwhile : label}
    </Button>
  );
}
