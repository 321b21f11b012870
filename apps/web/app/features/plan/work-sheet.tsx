import type { Box, DoneAction, GuidanceStepId, Photo } from '@dss/domain';
import { useState, type MouseEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { usePaths } from '../../lib/paths.ts';
import { FilePreview, type ChosenPhoto } from '../../entities/photo/index.ts';
import { SlidingPhotos, useMarkDone } from '../../entities/plan/index.ts';
import { Button } from '../../ui/button.tsx';
import { isoDay } from '../../ui/iso-day.ts';
import { useTapFilter } from '../../ui/quick-taps.ts';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DayField, dayProblem, DoneDetails, Saving } from './done-details.tsx';
import { MovedScore, type Standing } from './moved-score.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { ShareStep } from './share-step.tsx';
import { TakeStep } from './take-step.tsx';
import { UndoDoneButton } from './undo-done-button.tsx';
import type { AfterPhotos } from './use-after-photos.ts';

/** What the sheet is opened for: work that is done now, for the first time or again; a photo of it; or what was said of it. */
export interface WorkToShow {
  stepId: GuidanceStepId;
  opens: 'new' | 'photo' | 'details';
  /** The photo to repeat; null where none shows what was removed. */
  before: Photo | null;
  /** Where that photo shows it. */
  box: Box | null;
}

export interface WorkSheetProps extends WorkToShow {
  propertyId: string;
  title: string;
  /** The titles of the hazards that are said to be gone. */
  claims: readonly string[];
  /** What was said of the work, as far as the server has it. */
  said: DoneAction | undefined;
  /** A newer photo or answer shows it again. */
  isFoundAgain: boolean;
  /** The current result. */
  standing: Standing;
  /** What its card says that the work regains, in points. */
  regained: number;
  afterPhotos: AfterPhotos;
  onClose: () => void;
  /** Where to go from here, since the button that opened the sheet may be gone. */
  focusAfterSaving: () => HTMLElement | null;
}

type Step =
  | { readonly at: 'take' }
  | { readonly at: 'details' }
  | { readonly at: 'check'; readonly taken: ChosenPhoto }
  | {
      readonly at: 'outcome' | 'share';
      readonly taken: ChosenPhoto | null;
      /** The result before the work was marked as done; null if it was before. */
      readonly from: Standing | null;
    };

/**
 * Finished work, one step after the other: a photo of it, that photo over the one from before, and what came of it. Nothing is said in
 * the owner's name until they press a button that says it; without a photo that is one tap.
 */
export default function WorkSheet(props: WorkSheetProps) {
  const { propertyId, stepId, opens, before, box, title, claims, said } = props;
  const { isFoundAgain, standing, regained, afterPhotos, onClose, focusAfterSaving } = props;
  const t = useTranslations('plan.done.take');
  const form = useTranslations('plan.done.form');
  const [step, setStep] = useState<Step>({ at: opens === 'details' ? 'details' : 'take' });
  const [today] = useState(() => isoDay(Date.now()));
  const [day, setDay] = useState(today);
  const [tried, setTried] = useState(false);
  const lock = useSubmitLock();
  const markDone = useMarkDone(propertyId);
  const taps = useTapFilter();
  const go = (next: Step) => {
    // The second tap of two isn't meant for what the first one brought under the finger.
    taps.askNext();
    setStep(next);
  };
  const meant = (press: () => void) => (event: MouseEvent) => {
    if (taps.accepts(event)) press();
  };
  const isNew = opens === 'new';

  function finish(taken: ChosenPhoto | null): void {
    setTried(true);
    if (isNew && (dayProblem(day, today) !== null || !lock.acquire())) return;
    const show = (from: Standing | null) => {
      if (taken !== null && before !== null) afterPhotos.add(before, [taken]);
      if (taken !== null && before === null) afterPhotos.addOfWork(stepId, [taken]);
      go({ at: 'outcome', taken, from });
    };
    if (!isNew) {
      show(null);
      return;
    }
    markDone.mutate(
      { stepId, done_on: day, cost_usd: null, note: null, done_again: true },
      { onSuccess: () => show(standing), onSettled: lock.release },
    );
  }

  const frame = { description: title, onClose };
  const statement = isNew && (
    <div className="mt-3 flex flex-col gap-3">
      <Claims claims={claims} />
      <DayField day={day} today={today} tried={tried} onDay={setDay} />
      <Saving markDone={markDone} />
    </div>
  );
  const isSaving = markDone.isPending;

  if (step.at === 'take') {
    const of = before === null ? 'ofWork' : 'title';
    return (
      <Sheet
        key={step.at}
        {...frame}
        title={isNew ? form('title') : t(of)}
        size={before === null ? 'regular' : 'full'}
      >
        {statement}
        <TakeStep
          before={before}
          box={box}
          title={title}
          onTaken={(taken) => go({ at: 'check', taken })}
        >
          {isNew && (
            <Button unavailable={isSaving} onClick={meant(() => finish(null))}>
              {form(isSaving ? 'saving' : 'withoutPhoto')}
            </Button>
          )}
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </TakeStep>
      </Sheet>
    );
  }
  if (step.at === 'check') {
    const { taken } = step;
    const preview = <FilePreview file={taken.file} faded={false} />;
    return (
      <Sheet
        key={step.at}
        {...frame}
        title={t(before === null ? 'checkAlone' : 'check')}
        size="full"
      >
        <p className="mt-1 text-ink-soft">{t(before === null ? 'ofWorkText' : 'checkText')}</p>
        {statement}
        <div className="my-3 flex min-h-0 flex-1 flex-col justify-center">
          {before === null ? (
            <div className="relative mx-auto aspect-4/3 w-full max-w-xl overflow-hidden rounded-small bg-paper-sunk">
              {preview}
            </div>
          ) : (
            <SlidingPhotos before={before} title={title}>
              {preview}
            </SlidingPhotos>
          )}
        </div>
        <SheetActions>
          <Button tone="primary" unavailable={isSaving} onClick={meant(() => finish(taken))}>
            {isNew ? form(isSaving ? 'saving' : 'withPhoto') : t('use')}
          </Button>
          <Button onClick={meant(() => go({ at: 'take' }))}>{t('again')}</Button>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </SheetActions>
      </Sheet>
    );
  }
  if (step.at === 'details') {
    return (
      said !== undefined && (
        <DoneDetails
          key={step.at}
          propertyId={propertyId}
          stepId={stepId}
          title={title}
          claims={claims}
          said={said}
          onClose={onClose}
          focusAfterSaving={focusAfterSaving}
        />
      )
    );
  }
  const { taken, from } = step;
  if (step.at === 'share' && before !== null && taken !== null && !isFoundAgain) {
    return (
      <ShareStep
        key={step.at}
        before={before}
        box={box}
        after={taken.file}
        title={title}
        points={from === null ? regained : gainBetween(from, standing)}
        day={said?.done_on ?? null}
        isCompared={false}
        onClose={() => go({ ...step, at: 'outcome' })}
      />
    );
  }
  return (
    <Sheet
      key={step.at}
      {...frame}
      title={isNew ? form('marked') : t('added')}
      finalFocus={focusAfterSaving}
    >
      <Outcome {...props} taken={taken} from={from} />
      <SheetActions>
        <Button tone="primary" onClick={meant(onClose)}>
          {form('close')}
        </Button>
        {taken !== null && before !== null && !afterPhotos.isDuplicate && !isFoundAgain && (
          <Button onClick={meant(() => go({ ...step, at: 'share' }))}>{t('share')}</Button>
        )}
        {isNew && said !== undefined && (
          <Button tone="quiet" onClick={meant(() => go({ at: 'details' }))}>
            {form('addDetails')}
          </Button>
        )}
        {isNew && (
          <UndoDoneButton
            propertyId={propertyId}
            stepId={stepId}
            title={title}
            isMeant={taps.accepts}
            onUndone={onClose}
          />
        )}
      </SheetActions>
    </Sheet>
  );
}

function Claims({ claims }: Pick<WorkSheetProps, 'claims'>) {
  const t = useTranslations('plan.done.form');
  const format = useFormatter();
  if (claims.length === 0) return null;
  return <p className="font-strong">{t('claimsNow', { hazards: format.list(claims) })}</p>;
}

/** How the score moved, what the work rests on, and where it counts besides. */
function Outcome({
  propertyId,
  stepId,
  before,
  isFoundAgain,
  standing,
  afterPhotos,
  taken,
  from,
}: WorkSheetProps & { taken: ChosenPhoto | null; from: Standing | null }) {
  const t = useTranslations('plan.done');
  const paths = usePaths();
  const upload = afterPhotos.onItsWay(before ?? stepId);
  const isKnown = taken !== null && afterPhotos.isDuplicate;
  return (
    <div className="mt-4 mb-3 flex flex-col gap-3">
      {from !== null && <MovedScore before={from} now={standing} />}
      {isKnown && (
        <p role="status" className="font-strong">
          {t('duplicate')}
        </p>
      )}
      {!isKnown && (
        <p>{t(isFoundAgain ? 'againText' : outcomeText(from !== null, taken !== null))}</p>
      )}
      {taken !== null && upload !== undefined && (
        <OnItsWay upload={upload} afterPhotos={afterPhotos} />
      )}
      <p>
        <TextLink to={paths.insurer(propertyId)}>{t('outcome.insurer')}</TextLink>
      </p>
    </div>
  );
}

/** What is said once work is marked as done, or once a photo is added to it. */
export function outcomeText(
  isMarked: boolean,
  hasPhoto: boolean,
): 'outcome.said' | 'outcome.saidWithPhoto' | 'outcome.photo' {
  if (!isMarked) return 'outcome.photo';
  return hasPhoto ? 'outcome.saidWithPhoto' : 'outcome.said';
}

/** By how many points the score that is shown rose; 0 where none is shown. */
export function gainBetween(from: Standing, now: Standing): number {
  if (!from.enough_seen || !now.enough_seen) return 0;
  return Math.max(0, now.dss_score - from.dss_score);
}
