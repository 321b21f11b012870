import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';

import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons.tsx';
import { connectToaster, type ToastMessage, type ToastTone } from './toast-queue.ts';

interface ToasterLabels {
  region: string;
  close: string;
}

interface ToastData {
  tone: ToastTone;
  detail: string | undefined;
}

const manager = Toast.createToastManager<ToastData>();

const icons = { neutral: InfoIcon, positive: CheckIcon, danger: WarningIcon };
const tints = { neutral: 'text-ink-soft', positive: 'text-forest', danger: 'text-ember' };

const defaultDuration = 5000;
/** Long enough to read, reach and press. */
const actionDuration = 10_000;

function add(toast: ToastMessage, closed: () => void): void {
  const { action } = toast;
  const id = manager.add({
    title: toast.title,
    description: toast.description,
    timeout: toast.duration ?? (action === undefined ? defaultDuration : actionDuration),
    data: { tone: toast.tone ?? 'neutral', detail: toast.detail },
    onClose: closed,
    actionProps:
      action === undefined
        ? undefined
        : {
            children: action.label,
            onClick: () => {
              action.run();
              manager.close(id);
            },
          },
  });
}

export default function Toaster({ labels }: { labels: ToasterLabels }) {
  useEffect(() => connectToaster(add), []);
  return (
    <Toast.Provider toastManager={manager} limit={2}>
      <Toast.Portal>
        {/* Under the header at the right: texts begin at the left, and what a page is about stands further down. Above
            dialogs, which have things to tell too. */}
        <Toast.Viewport
          aria-label={labels.region}
          className="fixed inset-x-4 top-4 z-70 mx-auto flex max-w-md flex-col gap-2 sm:top-20 sm:right-6 sm:left-auto sm:mx-0 sm:w-full print:hidden"
        >
          <ToastList closeLabel={labels.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'neutral';
    const Icon = icons[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="rounded-card border border-line-strong bg-paper-raised transition-[opacity,transform] duration-(--motion-calm) data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-4 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-start gap-3 p-4">
          <Icon className={`mt-0.5 size-6 ${tints[tone]}`} />
          <div className="min-w-0 flex-1">
            <Toast.Title className="text-body font-strong" />
            <Toast.Description className="text-caption break-words text-ink-soft" />
            {toast.data?.detail !== undefined && (
              <p className="text-caption wrap-anywhere text-ink-soft">{toast.data.detail}</p>
            )}
            {toast.actionProps !== undefined && (
              <Toast.Action className="mt-2 min-h-10 rounded-small border border-line-strong px-4 text-caption font-strong text-forest hover:bg-forest-wash" />
            )}
          </div>
          <Toast.Close
            aria-label={closeLabel}
            className="-m-2 flex size-10 items-center justify-center rounded-small text-ink-soft hover:bg-paper-sunk"
          >
            <CloseIcon className="size-5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
