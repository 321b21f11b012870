import { Toast } from '@base-ui/react/toast';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons.tsx';
import { freePlace, type PhonePlace } from './free-place.ts';
import { connectToaster, followPage, type ToastMessage, type ToastTone } from './toast-queue.ts';

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
/** Long enough to read, reach and press the button. */
const actionDuration = 10_000;

function add(toast: ToastMessage, closed: () => void): () => void {
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
  return () => manager.close(id);
}

export default function Toaster({ labels }: { labels: ToasterLabels }) {
  const { pathname, search } = useLocation();
  useEffect(() => connectToaster(add), []);
  useEffect(followPage, [pathname, search]);
  return (
    <Toast.Provider toastManager={manager} limit={2}>
      <Toast.Portal>
        <ToastPlace labels={labels} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

/**
 * On a phone, at the edge of the screen where they cover less. On larger screens, at the top right below the header,
 * away from the start of the text. Above dialogs, which show toasts, too.
 */
function ToastPlace({ labels }: { labels: ToasterLabels }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  const viewport = useRef<HTMLDivElement>(null);
  const place = usePhonePlace(viewport, toasts);
  return (
    <Toast.Viewport
      ref={viewport}
      aria-label={labels.region}
      style={
        place === null ? undefined : { top: 'auto', bottom: 'auto', [place.edge]: place.insetPx }
      }
      onMouseEnter={ignoreWithoutMouse}
      onMouseMove={ignoreWithoutMouse}
      className="fixed inset-x-4 z-70 mx-auto flex max-w-md flex-col gap-2 max-sm:bottom-4 sm:top-20 sm:right-6 sm:left-auto sm:mx-0 sm:w-full print:hidden"
    >
      <ToastList toasts={toasts} closeLabel={labels.close} />
    </Toast.Viewport>
  );
}

/**
 * A mouse over the toasts keeps them open. After a tap, phones pretend that there is one, which stays until something else is tapped:
 * the toasts would, too.
 */
function ignoreWithoutMouse(event: { preventBaseUIHandler: () => void }): void {
  if (window.matchMedia('(hover: none)').matches) event.preventBaseUIHandler();
}

/**
 * Recomputes the place when a toast appears, the focus moves, or the on-screen keyboard opens or closes. Not while a toast has the
 * focus: a finger on its button moves the focus there first, and would miss a button that moved.
 */
function usePhonePlace(
  viewport: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
): PhonePlace | null {
  const [place, setPlace] = useState<PhonePlace | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      const found = toasts.length > 0 && viewport.current ? freePlace(viewport.current) : null;
      const hasFocus = viewport.current?.contains(document.activeElement) ?? false;
      setPlace((last) => {
        if (last === null || found === null) return found;
        const isSame = last.edge === found.edge && last.insetPx === found.insetPx;
        return isSame || hasFocus ? last : found;
      });
    };
    look();
    document.addEventListener('focusin', look);
    window.visualViewport?.addEventListener('resize', look);
    return () => {
      document.removeEventListener('focusin', look);
      window.visualViewport?.removeEventListener('resize', look);
    };
  }, [viewport, toasts]);
  return place;
}

interface ToastListProps {
  toasts: ReturnType<typeof Toast.useToastManager<ToastData>>['toasts'];
  closeLabel: string;
}

function ToastList({ toasts, closeLabel }: ToastListProps) {
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
            // Base UI hides it until the toast has the focus, but what can be focused mustn't be hidden from screen readers.
            aria-hidden={false}
            className="-m-2 flex size-10 items-center justify-center rounded-small text-ink-soft hover:bg-paper-sunk"
          >
            <CloseIcon className="size-5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
