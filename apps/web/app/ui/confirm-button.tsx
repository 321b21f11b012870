import { useState } from 'react';

import { Button, type ButtonProps } from './button.tsx';
import { ConfirmDialog } from './lazy-confirm-dialog.ts';

export interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'tone' | 'size' | 'className' | 'children' | 'aria-label'
> {
  /** Whether what it does is under way. */
  isPending: boolean;
  question: { title: string; text: string; confirm: string; cancel: string };
  onConfirm: () => void;
}

/** A button that does something which can't be taken back, and asks first. */
export function ConfirmButton({ isPending, question, onConfirm, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        {...button}
        aria-busy={isPending}
        unavailable={isPending}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          confirmLabel={question.confirm}
          cancelLabel={question.cancel}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
