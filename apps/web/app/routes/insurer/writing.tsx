import type { InsurerNotice } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { presetLetter, type LetterDraft } from '../../entities/letter/letter-draft.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Request = LetterDraft['request'];

/** What to write about something that an insurer sent: a letter that knows it already. */
export function Writing({
  notice,
  hasFinishedWork,
}: {
  notice: InsurerNotice;
  hasFinishedWork: boolean;
}) {
  const t = useTranslations('insurer.again');
  const paths = usePaths();
  const to = paths.letter(notice.property_id);
  return (
    <div className="flex flex-col items-start gap-3">
      <ButtonLink
        tone="primary"
        className="max-sm:w-full"
        to={to}
        onClick={() => tellLetter(notice)}
      >
        {t('letter')}
      </ButtonLink>
      {hasFinishedWork && (
        <div className="flex flex-col items-start gap-1">
          <ButtonLink
            className="max-sm:w-full"
            to={to}
            onClick={() => tellLetter(notice, { wants: ['new_score', 'mitigation'] })}
          >
            {t('newScore')}
          </ButtonLink>
          <p className="text-caption text-ink-soft">{t('newScoreText')}</p>
        </div>
      )}
    </div>
  );
}

const receivedAs: Readonly<Record<InsurerNotice['kind'], Request['received']>> = {
  score: 'score',
  non_renewal: 'notice',
  cancellation: 'notice',
  price: 'price',
  // A letter has no sentence for them, and asks.
  inspection: null,
  other: null,
};

/** Has the letter know what an insurer sent, so that it isn't asked again. */
export function tellLetter(notice: InsurerNotice, wants: Partial<Pick<Request, 'wants'>> = {}) {
  presetLetter(notice.property_id, { ...toldBy(notice), ...wants });
}

/** What the letter needn't ask anymore. */
function toldBy({ kind, insurer, dated_on: datedOn }: InsurerNotice): Partial<Request> {
  const received = receivedAs[kind];
  return {
    ...(received !== null && { received }),
    ...(received !== null && datedOn !== null && { receivedOn: datedOn }),
    ...(insurer !== '' && { insurer }),
  };
}
