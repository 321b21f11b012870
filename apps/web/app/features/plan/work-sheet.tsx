import {
  isBeforeReport,
  type Box,
  type DoneAction,
  type FirstReport,
  type GuidanceStepId,
  type Photo,
} from '@dss/domain';
import { useState, type MouseEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useSubmitLock } from '../../lib/api/use-submit-lock.ts';
import { dayTaken } from '../../entities/photo/day-taken.ts';
import type { ChosenPhoto } from '../../entities/photo/upload.ts';
import { useMarkDone } from '../../entities/plan/use-done.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTapFilter } from '../../ui/quick-taps.ts';
import { useDayText } from '../../ui/use-day-text.ts';
import { DayField, dayOfReport, dayProblem, DoneDetails, Saving } from './done-details.tsx';
import type { Standing } from './moved-score.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { CheckSheet, TakeSheet } from './photo-sheets.tsx';
import { ShareStep } from './share-step.tsx';
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
  /** When what it removes was first known to be there. */
  reported: FirstReport | null;
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

/** What work took is asked once it is marked as done. */
const nothingSaid = { cost_usd: null, hours: null, cubic_yards: null, note: null };

interface OutcomeStep {
  readonly at: 'outcome' | 'share';
  readonly taken: ChosenPhoto | null;
  /** The result before the work was marked as done; null if it was before. */
  readonly from: Standing | null;
}

type Step =
  | { readonly at: 'take' }
  | { readonly at: 'details' }
  | { readonly at: 'check'; readonly taken: ChosenPhoto }
  | OutcomeStep;

/** The day on which work was done: the one that its owner chose, else that of the photo that shows it, else today. */
function useWorkDay(reported: FirstReport | null) {
  const format = useFormatter();
  const [today] = useState(() => isoDay(Date.now()));
  const [chosen, choose] = useState<string | null>(null);
  const [photoDay, setPhotoDay] = useState<string | null>(null);
  // A photo from before it was known to be there can't show that it is gone, nor when.
  const isPhotoTooOld = photoDay !== null && isBeforeReport(photoDay, reported);
  // Work that a photo shows was done by the day of that photo.
  const day = chosen ?? (isPhotoTooOld ? '' : (photoDay ?? today));
  const isWrong = dayProblem(day, today, reported) !== null;
  return {
    day,
    today,
    choose,
    isWrong,
    photoDay,
    isPhotoTooOld,
    isOfPhoto: chosen === null && photoDay !== null && !isPhotoTooOld,
    forgetPhoto: () => setPhotoDay(null),
    takePhoto: ({ file }: ChosenPhoto) => {
      setPhotoDay(null);
      dayTaken(file).then(
        (taken) => setPhotoDay(taken !== null && taken < today ? taken : null),
        () => undefined,
      );
    },
    /** For the button that says that the work was done then. */
    inWords: {
      when: isWrong ? 'unsaid' : day === today ? 'today' : 'earlier',
      date:
        day === ''
          ? ''
          : format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
    },
  };
}

/**
 * Finished work, one step after the other: a photo of it, that photo over the one from before, and what came of it. Nothing is said in
 * the owner's name until they press a button that says it; without a photo that is one tap.
 */
export default function WorkSheet(props: WorkSheetProps) {
  const { propertyId, stepId, opens, before, title, claims, said, reported } = props;
  const { isFoundAgain, standing, regained, afterPhotos, onClose } = props;
  const isNew = opens === 'new';
  const [step, setStep] = useState<Step>({ at: opens === 'details' ? 'details' : 'take' });
  const done = useWorkDay(reported);
  const [tried, setTried] = useState(false);
  const lock = useSubmitLock();
  const markDone = useMarkDone(propertyId);
  const taps = useTapFilter();
  const t = useTranslations('plan.done.take');
  const form = useTranslations('plan.done.form');
  const go = (next: Step) => {
    // The second tap of two isn't meant for what the first one brought under the finger.
    taps.askNext();
    setStep(next);
  };
  const meant = (press: () => void) => (event: MouseEvent) => {
    if (taps.accepts(event)) press();
  };

  function finish(taken: ChosenPhoto | null): void {
    setTried(true);
    if (isNew && (done.isWrong || !lock.acquire())) return;
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
      { stepId, done_on: done.day, ...nothingSaid, done_again: true },
      { onSuccess: () => show(standing), onSettled: lock.release },
    );
  }

  const isSaving = markDone.isPending;
  const label = (how: 'withPhoto' | 'withoutPhoto') =>
    isSaving ? form('saving') : form(how, done.inWords);
  const sheet = {
    ...props,
    isNew,
    isSaving,
    statement: (isNew || done.isPhotoTooOld) && (
      <Statement {...{ isNew, claims, reported, done, tried, markDone }} />
    ),
  };
  const outcome = (reached: OutcomeStep) => (
    <OutcomeSheet
      {...props}
      isNew={isNew}
      mayAddDetails={isNew && said !== undefined}
      taken={reached.taken}
      from={reached.from}
      isMeant={taps.accepts}
      onShare={meant(() => go({ ...reached, at: 'share' }))}
      onDetails={meant(() => go({ at: 'details' }))}
    />
  );

  switch (step.at) {
    case 'take':
      return (
        <TakeSheet
          {...sheet}
          onTaken={(taken) => {
            done.takePhoto(taken);
            go({ at: 'check', taken });
          }}
          label={label('withoutPhoto')}
          onWithoutPhoto={meant(() => finish(null))}
        />
      );
    case 'check':
      return (
        <CheckSheet
          {...sheet}
          taken={step.taken}
          label={isNew ? label('withPhoto') : t('use')}
          onUse={meant(() => finish(step.taken))}
          onAgain={meant(() => {
            done.forgetPhoto();
            go({ at: 'take' });
          })}
        />
      );
    case 'details':
      return (
        said !== undefined && (
          <DoneDetails
            propertyId={propertyId}
            stepId={stepId}
            title={title}
            claims={claims}
            said={said}
            reported={reported}
            onClose={onClose}
            focusAfterSaving={props.focusAfterSaving}
          />
        )
      );
    case 'share':
      if (before !== null && step.taken !== null && !isFoundAgain) {
        return (
          <ShareStep
            before={before}
            box={props.box}
            after={step.taken.file}
            title={title}
            points={step.from === null ? regained : gainBetween(step.from, standing)}
            day={said?.done_on ?? null}
            isCompared={false}
            onClose={() => go({ ...step, at: 'outcome' })}
          />
        );
      }
      return outcome(step);
    case 'outcome':
      return outcome(step);
  }
}

interface StatementProps extends Pick<WorkSheetProps, 'claims' | 'reported'> {
  isNew: boolean;
  done: ReturnType<typeof useWorkDay>;
  /** Somebody tried to save. */
  tried: boolean;
  markDone: ReturnType<typeof useMarkDone>;
}

/** What pressing the button says in the owner's name: of new work, that it is done, and on which day. */
function Statement({ isNew, claims, reported, done, tried, markDone }: StatementProps) {
  const t = useTranslations('plan.done.form');
  return (
    <div className="mt-3 flex flex-col gap-3">
      {isNew && <Claims claims={claims} />}
      {done.isPhotoTooOld && done.photoDay !== null && reported !== null && (
        <PhotoTooOld taken={done.photoDay} reported={reported} asks={isNew} />
      )}
      {isNew && (
        <>
          <DayField
            day={done.day}
            today={done.today}
            reported={reported}
            tried={tried}
            {...(done.isOfPhoto && { hint: t('dayOfPhoto') })}
            onDay={done.choose}
          />
          <Saving markDone={markDone} />
        </>
      )}
    </div>
  );
}

/** That the chosen photo is from before what was removed was known to be there; and, of new work, when that was done. */
function PhotoTooOld({
  taken,
  reported,
  asks,
}: {
  taken: string;
  reported: FirstReport;
  asks: boolean;
}) {
  const t = useTranslations('plan.done.form');
  const dayText = useDayText();
  return (
    <Notice role="status">
      <p>
        <span>
          {t('photoTooOld', {
            taken: dayText(taken),
            by: reported.by,
            told: dayText(dayOfReport(reported)),
          })}
        </span>{' '}
        <span>{t(asks ? 'whenThen' : 'staysDated')}</span>
      </p>
    </Notice>
  );
}

function Claims({ claims }: Pick<WorkSheetProps, 'claims'>) {
  const t = useTranslations('plan.done.form');
  const format = useFormatter();
  if (claims.length === 0) return null;
  return <p className="font-strong">{t('claimsNow', { hazards: format.list(claims) })}</p>;
}

/** By how many points the score that is shown rose; 0 where none is shown. */
export function gainBetween(from: Standing, now: Standing): number {
  if (!from.enough_seen || !now.enough_seen) return 0;
  return Math.max(0, now.dss_score - from.dss_score);
}
