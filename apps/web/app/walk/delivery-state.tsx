import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { RefusedAnswers } from '../corrections/index.ts';
import { useOnline } from '../photos/index.ts';
import { Button } from '../ui/button.tsx';
import type { ToastMessage } from '../ui/toast/toast-queue.ts';

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
  readonly unkept: boolean;
  readonly resume: () => void;
  /** What became of photos, until it was dismissed. */
  readonly photoMessage: ToastMessage | null;
  readonly onDismiss: () => void;
  /** Null if sending none of them again could succeed. */
  readonly onRetryPhotos: (() => void) | null;
}

/** Says quietly what waits for a connection, and what wasn't accepted. Above the answers, which nothing may cover. */
export function DeliveryState(delivery: Delivery) {
  const { propertyId, answers, photos, heldUp, error, unkept, resume } = delivery;
  const t = useTranslations('walk.waiting');
  const errorText = useErrorText();
  const online = useOnline();
  const waits = heldUp || !online;
  const failed = !waits && error !== null;
  return (
    <div className="flex flex-col text-caption leading-5 font-strong">
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className={failed ? 'text-ember' : 'text-caution'}>
          {failed
            ? t('notSaved', { reason: errorText(error) })
            : waits && answers > 0 && photos > 0
              ? t('both', { answers, photos })
              : waits && answers > 0
                ? t('answers', { count: answers })
                : waits && photos > 0 && t('photos', { count: photos })}
        </p>
        {failed && (
          <Button tone="quiet" size="small" className="px-0!" onClick={resume}>
            {t('again')}
          </Button>
        )}
      </div>
      {/* Not while they are on their way: the questions would jump with each answer. */}
      {unkept && (waits || failed) && (
        <p role="status" className="text-caution">
          {t('unkept')}
        </p>
      )}
      <RefusedAnswers propertyId={propertyId} />
      <PhotoMessage {...delivery} />
    </div>
  );
}

function PhotoMessage({
  photoMessage,
  onDismiss,
  onRetryPhotos,
}: Pick<Delivery, 'photoMessage' | 'onDismiss' | 'onRetryPhotos'>) {
  const t = useTranslations('walk.waiting');
  const { title, description, detail } = photoMessage ?? {};
  return (
    <div>
      <p role="status" className="text-ember">
        {photoMessage !== null && [description ?? title, detail].filter(Boolean).join(' ')}
      </p>
      {photoMessage !== null && (
        <div className="flex gap-x-4">
          {onRetryPhotos !== null && (
            <Button tone="quiet" size="small" className="px-0!" onClick={onRetryPhotos}>
              {t('again')}
            </Button>
          )}
          <Button tone="quiet" size="small" className="px-0!" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </div>
  );
}
