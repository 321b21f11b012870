import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import {
  restore,
  undoOffers,
  withdrawOffer,
  type Deleted,
  type UndoOffer,
} from '../../lib/api/undo-offers.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { propertiesKey } from '../../entities/property/homes.ts';
import { propertyQuery } from '../../entities/property/property.ts';

/** Recent deletions, each with an undo button; stays visible from page to page. */
export function UndoBar() {
  const offers = useStore(undoOffers);
  const undo = useUndo();
  return (
    <div
      role="status"
      data-stays-at-bottom
      className="undo-bar pointer-events-none fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-col gap-2 max-sm:bottom-22 print:hidden"
    >
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} onUndo={undo} />
      ))}
    </div>
  );
}

interface OfferProps {
  offer: UndoOffer;
  onUndo: (deleted: Deleted) => void;
}

function Offer({ offer: { id, deleted, until }, onUndo }: OfferProps) {
  const t = useTranslations('deletion.undo');
  const seconds = useSecondsUntil(until);
  const button = useFocusWhileShown();
  return (
    <div className="pointer-events-auto flex items-center gap-4 rounded-card border border-line-strong bg-paper-raised py-3 pr-3 pl-5">
      <p className="min-w-0 flex-1">
        <span className="block font-strong">{t(deleted.kind)}</span>
        <span className="block truncate text-caption text-ink-soft">{deleted.name}</span>
        <span className="sr-only">{t('time')}</span>
      </p>
      <Button
        ref={button}
        onClick={() => {
          if (withdrawOffer(id)) onUndo(deleted);
        }}
      >
        <span>{t('button')}</span>
        {/* Hidden from screen readers, which would announce every second. */}
        <span aria-hidden="true" className="min-w-[3ch] text-ink-soft tabular-nums">
          {t('seconds', { seconds })}
        </span>
      </Button>
    </div>
  );
}

function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

/** The delete button is gone, so focus moves to the undo button, and to the page once that is gone, too. */
function useFocusWhileShown() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const shown = button.current;
    // After anything else that moves focus because of the deletion.
    const frame = requestAnimationFrame(() => shown?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      if (document.activeElement === shown || document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

function useUndo(): (deleted: Deleted) => void {
  const t = useTranslations('deletion.undo');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const paths = usePaths();

  async function undo(deleted: Deleted): Promise<void> {
    const { propertyId } = deleted;
    await restore(deleted);
    if (deleted.kind === 'property') {
      deleted.remember();
      await navigate(paths.property(propertyId));
    }
    const { queryKey } = propertyQuery(propertyId);
    await Promise.all(
      [queryKey, propertiesKey].map((key) => queryClient.invalidateQueries({ queryKey: key })),
    );
  }

  return (deleted) => {
    undo(deleted).catch((error: unknown) => showFailure(t('failed'), error));
  };
}
