import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useOnline } from '../photos/index.ts';
import { Button } from '../ui/button.tsx';

/** What the server doesn't have yet. */
export interface Delivery {
  /** Answers that wait. */
  readonly answers: number;
  readonly photos: number;
  /** They wait for the connection or the server. */
  readonly heldUp: boolean;
  /** Why the server doesn't have the answers; only a refused one needs its owner. */
  readonly error: unknown;
  /** This browser can't keep the answers. */
  readonly unkept: boolean;
  readonly resume: () => void;
}

/** Says quietly what waits for a connection. */
export function DeliveryState({ answers, photos, heldUp, error, unkept, resume }: Delivery) {
  const t = useTranslations('walk.waiting');
  const errorText = useErrorText();
  const online = useOnline();
  const waits = heldUp || !online;
  const refused = !waits && error !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-caption leading-5 font-strong empty:hidden">
      <p role="status" className={refused ? 'text-ember' : 'text-caution'}>
        {refused
          ? t('notSaved', { reason: errorText(error) })
          : waits && answers > 0 && photos > 0
            ? t('both', { answers, photos })
            : waits && answers > 0
              ? t('answers', { count: answers })
              : waits && photos > 0 && t('photos', { count: photos })}
      </p>
      {refused && (
        <Button tone="quiet" size="small" className="px-0!" onClick={resume}>
          {t('again')}
        </Button>
      )}
      {/* Not while they are on their way: the questions would jump with each answer. */}
      {unkept && (waits || refused) && (
        <p role="status" className="w-full text-caution">
          {t('unkept')}
        </p>
      )}
    </div>
  );
}
