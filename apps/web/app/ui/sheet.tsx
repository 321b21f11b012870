import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

export interface SheetProps {
  title: string;
  description?: ReactNode;
  /** `full` fills the screen of a phone. */
  size?: 'regular' | 'wide' | 'full';
  onClose: () => void;
  /** What receives focus when the sheet closes; by default whatever had it before. */
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  children: Elements;
}

const fingers = '(pointer: coarse)';

const places = {
  regular: 'max-h-[calc(100dvh-48px)] sm:max-w-xl',
  wide: 'max-h-[calc(100dvh-48px)] sm:max-w-3xl',
  full: 'h-dvh max-h-dvh rounded-none sm:h-auto sm:max-h-[calc(100dvh-32px)] sm:max-w-5xl',
};

/** A dialog that slides up from the bottom of a phone and is centered on larger screens. */
export function Sheet({
  title,
  description,
  size = 'regular',
  onClose,
  finalFocus,
  children,
}: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root defaultOpen onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-60 bg-scrim" />
        <Dialog.Popup
          ref={popup}
          // Focusing a field would open a phone's keyboard, which would cover half of the sheet.
          initialFocus={() => (window.matchMedia(fingers).matches ? popup.current : true)}
          {...(finalFocus !== undefined && { finalFocus })}
          onKeyDown={keepTabFromBaseUi}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-60 mx-auto flex flex-col scroll-pt-28 scroll-pb-24 overflow-auto overscroll-contain rounded-t-card border border-line-strong bg-paper-raised sm:inset-x-4 sm:scroll-pt-4 sm:top-1/2 sm:bottom-auto sm:transform-[translateY(-50%)] sm:rounded-card',
            places[size],
          )}
        >
          <div className="flex flex-1 flex-col p-4 sm:p-6">
            <Dialog.Title className="font-serif text-title-2 font-strong wrap-anywhere">
              {title}
            </Dialog.Title>
            {description !== undefined && (
              <Dialog.Description className="mt-1 text-ink-soft wrap-anywhere">
                {description}
              </Dialog.Description>
            )}
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * At each Tab, Base UI looks for everything that could be focused, only to hold the key back if there is nothing. A sheet always has
 * a button, and among 16 photos that look takes a phone 16 ms.
 */
function keepTabFromBaseUi({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Tab') nativeEvent.stopImmediatePropagation();
}

/** The sheet's buttons, always visible. */
export function SheetActions({ children }: { children: Elements }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 flex flex-row-reverse flex-wrap gap-3 border-t border-line bg-paper-raised px-4 py-3 max-sm:*:grow sm:-mx-6 sm:-mb-6 sm:px-6">
      {children}
    </div>
  );
}

export const SheetClose = Dialog.Close;

export interface SaveActionsProps {
  save: string;
  close: string;
  isPending: boolean;
  /** The id of the form, unless the buttons are in it. */
  form?: string;
}

/** The buttons of a sheet with a form. */
export function SaveActions({ save, close, isPending, form }: SaveActionsProps) {
  return (
    <SheetActions>
      <Button tone="primary" type="submit" form={form} unavailable={isPending}>
        {save}
      </Button>
      <SheetClose render={<Button>{close}</Button>} />
    </SheetActions>
  );
}
