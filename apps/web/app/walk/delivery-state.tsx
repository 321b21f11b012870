import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useOnline } from '../photos/index.ts';
import { Button } from '../ui/button.tsx';

/** What the server doesn't have yet. */
export interface Delivery {
  /** Answers that wait. */
  readonly answers: number;
  readonly photos: number;
  /** The server can't be reached right now. */
  readonly heldUp: boolean;
  /** Why answers can't be saved, if trying again doesn't help by itself. */
  readonly problem: unknown;
  readonly resume: () => void;
}

/** Says quietly what waits for a connection. */
export function DeliveryState({ answers, photos, heldUp, problem, resume }: Delivery) {
  const t = useTranslations('walk.waiting');
  const errorText = useErrorText();
  const online = useOnline();
  const waits = heldUp || !online;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-caption leading-5 font-strong empty:hidden">
      <p role="status" className={problem === null ? 'text-caution' : 'text-ember'}>
        {problem !== null
          ? t('notSaved', { reason: errorText(problem) })
          : waits && answers > 0 && photos > 0
            ? t('both', { answers, photos })
            : waits && answers > 0
              ? t('answers', { count: answers })
              : waits && photos > 0 && t('photos', { count: photos })}
      </p>
      {problem !== null && (
        <Button tone="quiet" size="small" className="px-0!" onClick={resume}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
