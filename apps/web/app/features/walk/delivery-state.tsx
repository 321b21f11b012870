import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useRefusedAnswers, type Problem } from '../../entities/answers/refused-answers.tsx';
import { useOnline } from '../../lib/device/device-state.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import type { ToastMessage } from '../../ui/toast/toast-queue.ts';

/** What the server doesn't have yet. */
export interface Delivery {
  readonly propertyId: string;
  /** Answers that wait. */
  readonly answers: number;
  readonly photos: number;
  /** They wait for the connection or the server. */
  readonly heldUp: boolean;
  /** Why the server doesn't have the answers, other than that it refused some of them. */
  readonly error: unknown;
  /** This browser can't keep the answers. */
  readonly unstored: boolean;
  readonly resume: () => void;
  /** What became of photos, until it was dismissed. */
  readonly photoMessage: ToastMessage | null;
  readonly onDismiss: () => void;
  /** Null if sending none of them again could succeed. */
  readonly onRetryPhotos: (() => void) | null;
  /** Removes those that the server refused from this device; null if there are none. */
  readonly onDiscardPhotos: (() => void) | null;
}

/** Says quietly what waits for a connection, and what wasn't accepted: two lines, so that long reasons leave room for the answers. */
export function DeliveryState({
  delivery,
  reading,
  onRead,
}: {
  delivery: Delivery;
  /** Whether all that isn't saved is shown. */
  reading: boolean;
  onRead: (reading: boolean) => void;
}) {
  const { answers, photos, heldUp } = delivery;
  const t = useTranslations('walk.waiting');
  const online = useOnline();
  const waits = heldUp || !online;
  const problems = useProblems(delivery, waits);
  const settled = reading && problems.length === 0;
  useEffect(() => {
    // The next problem isn't read until the owner asks for it.
    if (settled) onRead(false);
  }, [settled, onRead]);
  return (
    <div
      data-problems={problems.length > 0 || undefined}
      className="flex flex-col text-caption leading-5 font-strong"
    >
      {/* Spelled out, so that a dialog doesn't hide it, and it isn't said again once the dialog closes. */}
      <p role="status" aria-live="polite" className="text-caution">
        {waits && answers > 0 && photos > 0
          ? t('both', { answers, photos })
          : waits && answers > 0
            ? t('answers', { count: answers })
            : waits && photos > 0 && t('photos', { count: photos })}
      </p>
      <div className="flex items-center gap-3">
        <p
          role="status"
          aria-live="polite"
          className="line-clamp-2 min-w-0 flex-1 wrap-anywhere text-ember"
        >
          {problems.map(({ text }) => text).join(' ')}
        </p>
        {problems.length > 0 && (
          <Button
            tone="quiet"
            size="small"
            className="shrink-0 px-0!"
            aria-haspopup="dialog"
            onClick={() => onRead(true)}
          >
            {t('problems')}
          </Button>
        )}
      </div>
      {reading && problems.length > 0 && (
        <Sheet title={t('problemsTitle')} onClose={() => onRead(false)}>
          <ul className="my-3">
            {problems.map(({ text, ways }) => (
              <li key={text} className="border-t border-line py-3 wrap-anywhere">
                <p>{text}</p>
                <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
                  {ways.map(({ label, take }) => (
                    <Button key={label} size="small" onClick={take}>
                      {label}
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          <SheetActions>
            <SheetClose render={<Button>{t('close')}</Button>} />
          </SheetActions>
        </Sheet>
      )}
    </div>
  );
}

/** What can't be sent as it is, or may be lost. */
function useProblems(delivery: Delivery, waits: boolean): readonly Problem[] {
  const { propertyId, error, unstored, resume, photoMessage } = delivery;
  const { onDismiss, onRetryPhotos, onDiscardPhotos } = delivery;
  const t = useTranslations('walk.waiting');
  const errorText = useErrorText();
  const refused = useRefusedAnswers(propertyId);
  const problems: Problem[] = [];
  const failed = !waits && error !== null;
  if (failed) {
    const text = t('notSaved', { reason: errorText(error) });
    problems.push({ text, ways: [{ label: t('again'), take: resume }] });
  }
  // Not while they are on their way: the questions would jump with each answer.
  if (unstored && (waits || failed)) problems.push({ text: t('unkept'), ways: [] });
  if (refused !== null) problems.push(refused);
  if (photoMessage !== null) {
    const { title, description, detail } = photoMessage;
    problems.push({
      text: [description ?? title, detail].filter(Boolean).join(' '),
      ways: [
        ...(onRetryPhotos === null ? [] : [{ label: t('again'), take: onRetryPhotos }]),
        ...(onDiscardPhotos === null ? [] : [{ label: t('discard'), take: onDiscardPhotos }]),
        { label: t('dismiss'), take: onDismiss },
      ],
    });
  }
  return problems;
}
