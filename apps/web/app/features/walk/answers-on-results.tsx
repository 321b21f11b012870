import {
  nextOpen,
  walkStart,
  walkStops,
  type Analysis,
  type Photo,
  type Property,
} from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { countAnswers } from '../../entities/answers/unsent-answer.ts';
import { RefusedAnswers } from '../../entities/answers/refused-answers.tsx';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useUnsentAnswers } from '../../entities/answers/use-unsent-answers.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { usePaths } from '../../lib/paths.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import { UnsentPhotosSection } from '../../entities/photo/unsent-photos-section.tsx';
import { useUnsentPhotoIds } from '../../entities/photo/use-uploads.ts';
import { useUncovered } from '../../ui/covered.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Notice } from '../../ui/notice.tsx';
import { homeAsAnswered, nothingSeen } from './home-as-answered.ts';
import { useFigures, type WalkFigures } from './use-figures.ts';
import { WalkRange } from './walk-range.tsx';

export interface AnswersBeforeResultProps {
  property: Property;
  photos: readonly Photo[];
  /** An analysis is running. */
  running: boolean;
  /** What to show of a home whose owner said nothing yet. */
  ifNothing: Elements;
}

/**
 * What the owner has said about a home without a result, as on a walk without a connection: the range that the answers make,
 * whether the server has them, what comes next, and the unsent photos. Sends what this browser keeps.
 */
export function AnswersBeforeResult({
  property,
  photos,
  running,
  ifNothing,
}: AnswersBeforeResultProps) {
  const t = useTranslations('walk.told');
  const walk = useTranslations('walk');
  const results = useTranslations('results.empty');
  const paths = usePaths();
  const { unsent, home, hasPhotos } = useHomeWithUnsent(property, photos);
  const saysSomething = home.answers.length > 0 && (unsent.waiting.length > 0 || hasPhotos);
  const figures = useFigures({ analysis: null, home, waiting: true });
  const unsentPhotos = <UnsentPhotosSection propertyId={property.id} />;
  if (!saysSomething)
    return (
      <>
        {unsentPhotos}
        {ifNothing}
      </>
    );
  const stops = walkStops({ start: walkStart(home.answers, home) ?? 'front', ...home });
  const isOpen = nextOpen(stops, { ...home, explanation: nothingSeen }) !== null;
  const arrived = unsent.waiting.length === 0;
  return (
    <>
      <section
        aria-labelledby="before-result-heading"
        className="contours hairline overflow-hidden rounded-card bg-paper-raised"
      >
        <div className="flex flex-col gap-4 p-6 sm:p-10">
          <h2 id="before-result-heading" className="font-serif text-title-2">
            {figures === null ? t('title') : t('titleRange', figures.range)}
          </h2>
          {figures !== null && (
            <div className="max-w-xl">
              <WalkRange figures={figures} done={!isOpen} />
            </div>
          )}
          <div className="flex max-w-[56ch] flex-col gap-2 text-ink-soft">
            <p role="status">
              {arrived ? <span>{t('arrived')}</span> : <SendingState propertyId={property.id} />}
            </p>
            {!arrived && <p>{t('then')}</p>}
          </div>
          <SendingProblems propertyId={property.id} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink tone={isOpen ? 'primary' : 'secondary'} to={paths.walk(property.id)}>
              {isOpen ? walk('goOn') : walk('end.again')}
            </ButtonLink>
            {arrived && !running && photos.length > 0 && (
              <ButtonLink to={paths.analysisProgress(property.id)}>
                {results('getScore')}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
      {unsentPhotos}
    </>
  );
}

export type AnswersSinceResultProps = Pick<AnswersBeforeResultProps, 'property' | 'photos'> & {
  analysis: Analysis;
};

/** Says that answers wait for a connection, and what the result will be with them. Nothing if none are waiting. */
export function AnswersSinceResult(props: AnswersSinceResultProps) {
  const { waiting, heldUp, refused } = useUnsentAnswers(props.property.id);
  const online = useOnline();
  const isHeldUp = waiting.length > refused.size && (heldUp || !online);
  return isHeldUp && <WaitingAnswers {...props} />;
}

function WaitingAnswers({ property, photos, analysis }: AnswersSinceResultProps) {
  const t = useTranslations('walk.told');
  const { home } = useHomeWithUnsent(property, photos);
  const figures = useFigures({ analysis, home, waiting: true });
  return (
    <Notice role="status">
      <SendingState propertyId={property.id} />
      {figures !== null && changes(figures, analysis) && (
        <p className="font-strong">{t('since', figures.range)}</p>
      )}
    </Notice>
  );
}

function changes({ range: { low, high } }: WalkFigures, { range }: Analysis): boolean {
  return low !== range.low || high !== range.high;
}

/** The home with what the server doesn't have yet. */
function useHomeWithUnsent(property: Property, photos: readonly Photo[]) {
  const unsent = useUnsentAnswers(property.id);
  const { data: savedAnswers = [] } = useAnswers(property.id);
  const unsentPhotoIds = useUncovered(useUnsentPhotoIds(property.id));
  const { waiting } = unsent;
  const home = homeAsAnswered({ property, photos, savedAnswers, waiting, unsentPhotoIds });
  return { unsent, home, hasPhotos: photos.length > 0 || unsentPhotoIds.length > 0 };
}

/** Whether the answers that the server doesn't have yet are being sent or waiting. */
function SendingState({ propertyId }: { propertyId: string }) {
  const t = useTranslations('walk.told');
  const { waiting, refused, heldUp } = useUnsentAnswers(propertyId);
  const online = useOnline();
  const count = countAnswers(waiting.filter(({ id }) => !refused.has(id)));
  if (count === 0) return null;
  return <span>{t(online ? (heldUp ? 'serverAway' : 'sending') : 'offline', { count })}</span>;
}

/** What keeps answers from being sent, or from being kept, and what can be done about it. */
function SendingProblems({ propertyId }: { propertyId: string }) {
  const t = useTranslations('walk.waiting');
  const errorText = useErrorText();
  const { refused, error, unstored, resume } = useUnsentAnswers(propertyId);
  return (
    <>
      {unstored && <p className="font-strong">{t('unkept')}</p>}
      {refused.size > 0 ? (
        <DescriptionsProvider fallback={null}>
          <RefusedAnswers propertyId={propertyId} />
        </DescriptionsProvider>
      ) : (
        error !== null && (
          <div>
            <p role="status" className="font-strong text-ember">
              {t('notSaved', { reason: errorText(error) })}
            </p>
            <Button tone="quiet" size="small" className="px-0!" onClick={resume}>
              {t('again')}
            </Button>
          </div>
        )
      )}
    </>
  );
}
