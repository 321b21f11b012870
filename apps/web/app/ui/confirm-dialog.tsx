import { AlertDialog } from '@base-ui/react/alert-dialog';

import { Button } from './button.tsx';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before something is lost. The safe answer has the focus. */
export default function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root defaultOpen onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-60 bg-scrim" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-60 mx-auto max-h-[calc(100dvh-32px)] max-w-lg transform-[translateY(-50%)] overflow-auto rounded-card border border-line-strong bg-paper-raised p-6">
          <AlertDialog.Title className="font-serif text-title-2 font-strong">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 break-words text-ink-soft">
            {text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
            <AlertDialog.Close render={<Button tone="primary">{cancelLabel}</Button>} />
            <Button tone="danger" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
