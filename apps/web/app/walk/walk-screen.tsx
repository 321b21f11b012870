import {
  directionOf,
  nextOpen,
  walkStart,
  type Analysis,
  type AnswerValue,
  type Box,
  type Direction,
  type HouseSide,
  type Photo,
  type Property,
  type QuestionId,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import {
  answerForSides,
  applyChanges,
  type AnswerChange,
  type KeptAnswers,
} from '../corrections/index.ts';
import { useDescriptions } from '../field-texts/index.ts';
import { useSideWords } from '../house-sides/index.ts';
import { useDelayedRescore } from '../labeling/index.ts';
import {
  photoName,
  useDeletePhoto,
  useOnline,
  type ChosenPhoto,
  type Upload,
  type Uploads,
} from '../photos/index.ts';
import { useServerRecovery } from '../realtime/index.ts';
import { loadPart } from '../ui/load-part.ts';
import { useMeantTaps } from '../ui/quick-taps.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { Announcements } from './announcements.tsx';
import { homeAsSaid } from './home-as-said.ts';
import { keepStart, keptStart } from './kept-start.ts';
import { changesAtStop, photoToName, sideAsked, withPhoto } from './stop-answers.ts';
import type { ShownAnswer } from './stop-photos-row.tsx';
import { isByThisPhone, isOnServer, issueAt, placementAt, type StopPhoto } from './stop-photos.ts';
import { proposalsOf } from './stop-proposals.ts';
import { StopScreen } from './stop-screen.tsx';
import { titleOf } from './stop-words.ts';
import { useCompass } from './use-compass.ts';
import { useDelivery } from './use-delivery.ts';
import { useFigures } from './use-figures.ts';
import { useLinkedPhotos } from './use-linked-photos.ts';
import { useSideProposal } from './use-side-proposal.ts';
import { WalkEnd } from './walk-end.tsx';
import { useWalkHistory, useWalkPage } from './walk-history.ts';
import {
  entryOf,
  placeAfter,
  placeAfterSkip,
  placeAt,
  placeBefore,
  positionOf,
  returnTo,
  walkRoute,
  type Position,
} from './walk-route.ts';
import { WalkStart } from './walk-start.tsx';

const importBoxDialog = () => import('./box-dialog.tsx');
const BoxDialog = lazy(() => loadPart(importBoxDialog));
const importPhotoDialog = () => import('./photo-dialog.tsx');
const PhotoDialog = lazy(() => loadPart(importPhotoDialog));
const importStopList = () => import('./stop-list.tsx');
const StopList = lazy(() => loadPart(importStopList));

export interface WalkScreenProps {
  property: Property;
  photos: readonly Photo[];
  savedAnswers: readonly StoredAnswer[];
  analysis: Analysis | null;
  /** Where a walk that isn't begun starts; null to ask. */
  startAt: HouseSide | null;
}

/** Where the owner is: before the walk, at a question, or at its end. */
type Stage = 'start' | 'end' | Position;

/** The whole walk. It goes on where the answers say, so it stores no progress of its own. */
export function WalkScreen({ property, photos, savedAnswers, analysis, startAt }: WalkScreenProps) {
  const descriptions = useDescriptions();
  const { saidAs } = useSideWords();
  const { uploads, unsent, delivery } = useDelivery(property.id);
  const { waiting, add } = unsent;
  // On a phone that a computer let in: it adds photos and answers, and changes nothing else.
  const isLent = property.phone_until !== undefined;
  useSendAgain(isLent, uploads.items, { retry: uploads.retry, unsent });
  const rescore = useRescoreAfterPhotos(property.id, {
    stored: uploads.items.filter(isStored).length,
    // As after a reload before they were looked at: then the answers would have no score, either.
    waiting: analysis === null && photos.length > 0,
    // The computer does that.
    enabled: !isLent,
  });
  const { warmUp } = uploads;
  useEffect(() => {
    // Ahead of time, so that they work without a connection, too.
    for (const load of [importBoxDialog, importPhotoDialog, importStopList])
      load().catch(() => undefined);
    warmUp();
  }, [warmUp]);

  const [now] = useState(() => new Date().toISOString());
  const home = homeAsSaid({ property, photos, savedAnswers, waiting, uploads: uploads.items });
  const { facing, missing, answers } = home;
  const online = useOnline();
  const figures = useFigures({ analysis, home, waiting: waiting.length > 0 || !online });
  const { photosOf, givenAt, shownAnswer, link, unlink } = useLinkedPhotos({
    facing,
    photos,
    uploads: uploads.items,
    answers,
    save: (changes) => add({ answers: changes }),
  });

  // Decided once: the stops must not change their order under the owner's feet.
  const [start, setStart] = useState(
    () => keptStart(property.id) ?? walkStart(answers, home) ?? startAt,
  );
  useEffect(() => {
    if (startAt !== null && start === startAt) keepStart(property.id, startAt);
  }, [property.id, start, startAt]);
  const routeWith = (said: readonly StoredAnswer[], without: readonly HouseSide[]) =>
    walkRoute(start ?? 'front', said, { facing, missing: without });
  const route = routeWith(answers, missing);
  const goesOnAt = (): Stage => {
    const open = nextOpen(route.stops, answers, home);
    return open === null ? 'end' : positionOf(open);
  };
  /** What a page of the browser's history showed. */
  const stageOf = (page: string | null): Stage => {
    if (start === null) return 'start';
    if (page === 'start' || page === 'end') return page;
    const stop = route.stops.find(({ id }) => id === page);
    return (stop && returnTo(route, stop)) ?? goesOnAt();
  };
  const pageNow = useWalkPage();
  const [stage, setStage] = useState(() => stageOf(pageNow));
  const [lastFound, setLastFound] = useState<Position | null>(null);
  const [marking, setMarking] = useState<ShownAnswer | null>(null);
  const [lookingAt, setLookingAt] = useState<string | null>(null);
  const [listing, setListing] = useState(false);
  const [readingProblems, setReadingProblems] = useState(false);
  useWalkHistory(
    {
      page: typeof stage === 'string' ? stage : stage.stopId,
      dialog: marking !== null || lookingAt !== null || listing || readingProblems,
    },
    {
      page: (page) => setStage(stageOf(page)),
      close: () => {
        setMarking(null);
        setLookingAt(null);
        setListing(false);
        setReadingProblems(false);
      },
    },
  );

  const place = typeof stage === 'string' ? null : placeAt(route, stage);
  const proposals = proposalsOf(analysis, { answers, photos, home });
  // Each question is a new screen, so the time has to be kept here.
  const accepts = useMeantTaps();
  const goTo = (next: Position | null) => setStage(next ?? 'end');

  /** Keeps the answers, and goes on from this question if nothing else is asked there. */
  function say(from: Position, changes: readonly AnswerChange[], goesOn: boolean): void {
    add({ answers: changes });
    if (!goesOn) return;
    const after = applyChanges(answers, changes, now);
    goTo(placeAfter(routeWith(after, missing), from));
  }

  function answer(stop: WalkStop, questionId: QuestionId, value: AnswerValue): void {
    const { found, asked } = descriptions.question(questionId);
    const from = { stopId: stop.id, questionId };
    const finds = value === found;
    const given = givenAt(stop, questionId);
    const shown = photoToName(
      { side: sideAsked(stop, questionId, facing), value, finds },
      { given, photoIds: photosOf(stop).map(({ imageId }) => imageId) },
      proposals.at({ stop, questionId }),
    );
    setLastFound(finds ? from : null);
    // On which sides of the house it is, is asked next where the stop doesn't say.
    const asksSides = finds && asked === 'each_side' && stop.side === null;
    say(from, changesAtStop(stop, questionId, value, shown, facing), !asksSides);
  }

  function answerSides(stop: WalkStop, questionId: QuestionId, sides: readonly Direction[]): void {
    const { found } = descriptions.question(questionId);
    const { image_id: imageId = null, box = null } = givenAt(stop, questionId) ?? {};
    const shown = photos.find((photo) => photo.image_id === imageId)?.placement?.direction ?? null;
    const changes = answerForSides(questionId, found, sides, saidAs).map((change) =>
      change.answer === found && imageId !== null && (shown === null || change.side === shown)
        ? { ...change, image_id: imageId, box }
        : change,
    );
    say({ stopId: stop.id, questionId }, changes, true);
  }

  async function take(stop: WalkStop, chosen: readonly ChosenPhoto[]): Promise<void> {
    // A slow phone takes its time to read the photo; by then it may be turned away.
    const noteHeading = compass.point();
    const [imageId] = await uploads.takeAt(chosen, placementAt(stop, facing));
    if (imageId === undefined) return;
    noteHeading(imageId);
    link(stop, imageId);
  }

  const deletion = useDeletePhoto(property.id);
  /** Never rejects: what can't be removed stays, with a message. */
  async function remove(photo: StopPhoto): Promise<void> {
    const { imageId } = photo;
    if (isOnServer(photo)) {
      const name =
        'photo' in photo ? photoName(photo.photo, photos.indexOf(photo.photo)) : photo.upload.name;
      const removed = await deletion.mutateAsync({ imageId, name }).then(
        () => true,
        () => false,
      );
      if (!removed) return;
    }
    uploads.remove(imageId);
  }

  function followPhoto(imageId: string, from: WalkStop, to: WalkStop): void {
    unlink(from, imageId);
    rescore();
    goTo(entryOf(route, to));
  }

  const compass = useCompass();
  const sideProposalAt = useSideProposal({
    property,
    mayTurnHouse: !isLent,
    missing,
    uploads: uploads.items,
    compass,
    onMoved: followPhoto,
    onFrontSaved: rescore,
  });

  const changeMissing = useChangeMissing((sides) => {
    add({ missingSides: sides });
    const changed = routeWith(answers, sides);
    const there = typeof stage === 'string' ? null : placeAt(changed, stage);
    if (typeof stage === 'string' || there !== null) return;
    const open = nextOpen(changed.stops, answers, { facing, missing: sides });
    goTo(open && positionOf(open));
  });
  const leaveOut =
    isLent || missing.length >= 3
      ? null
      : (side: HouseSide) => changeMissing(side, [...missing, side], missing);

  const lookedAt = place && photosOf(place.stop).find(({ imageId }) => imageId === lookingAt);
  // The answer to mark on its photo: the one on screen, else the last one.
  const shown = place && shownAnswer([place, lastFound && placeAt(route, lastFound)]);
  const proposal = place === null ? null : proposals.at(place);
  const proposed = route.stops.flatMap(proposals.places);
  const photosHere = place === null ? [] : photosOf(place.stop);
  const issue = place && issueAt(place.stop, photosHere, uploads.items);
  const sideProposal = place && sideProposalAt(place.stop, photosHere);
  const proposedAt = ({ id }: WalkStop) => proposed.filter(({ stop }) => stop.id === id).length;
  return (
    <>
      <Announcements
        route={route}
        stop={place?.stop ?? null}
        photos={photosHere.length}
        shown={shown}
        proposal={proposal}
        // It gives way to advice.
        sideProposal={issue === null && sideProposal !== null ? sideProposal.proposal : null}
        figures={stage === 'start' ? null : figures}
      />
      {place !== null && typeof stage !== 'string' ? (
        <StopScreen
          key={`${stage.stopId} ${stage.questionId}`}
          property={property}
          route={route}
          place={place}
          given={givenAt(place.stop, place.questionId)}
          missing={missing.map((side) => directionOf(side, facing))}
          figures={figures}
          delivery={delivery}
          readingProblems={readingProblems}
          onReadProblems={setReadingProblems}
          photos={photosHere}
          sideProposal={sideProposal}
          issue={issue}
          proposal={proposal}
          proposedAt={proposedAt}
          shown={shown}
          accepts={accepts}
          onAnswer={(value) => answer(place.stop, place.questionId, value)}
          onSides={(sides) => answerSides(place.stop, place.questionId, sides)}
          onGoTo={goTo}
          onSkip={() => goTo(placeAfterSkip(route, stage))}
          onBack={() => {
            const before = placeBefore(route, stage);
            setStage(before ?? 'start');
          }}
          onTake={(chosen) => void take(place.stop, chosen)}
          // A computer that lent its home keeps no marks in others' photos.
          onMark={isLent && shown !== null && !isByThisPhone(shown.photo) ? null : setMarking}
          onLook={({ imageId }) => setLookingAt(imageId)}
          onList={() => setListing(true)}
          onLeaveOut={leaveOut}
          onFinish={isLent ? () => goTo(null) : null}
        />
      ) : stage === 'start' ? (
        <WalkStart
          property={property}
          missing={missing}
          start={start ?? 'front'}
          onStart={(side) => {
            setStart(side);
            keepStart(property.id, side);
            const next = walkRoute(side, answers, home);
            const open = next.places.find((each) => !next.isAnswered(each));
            goTo(open === undefined ? null : positionOf(open));
          }}
        />
      ) : (
        <WalkEnd
          property={property}
          figures={figures}
          open={route.places.filter((each) => !route.isAnswered(each)).length}
          onGoOn={() => {
            const open = nextOpen(route.stops, answers, home);
            if (open !== null) goTo(positionOf(open));
          }}
          proposed={proposed.length}
          onConfirm={() => {
            const [first] = proposed;
            if (first !== undefined) goTo(positionOf(first));
          }}
          onList={() => setListing(true)}
        />
      )}
      <Suspense>
        {listing && (
          <StopList
            route={route}
            missing={missing}
            currentId={place?.stop.id ?? null}
            proposedAt={proposedAt}
            onGoTo={(stop) => {
              setListing(false);
              goTo(entryOf(route, stop, proposals.at));
            }}
            onLeaveOut={leaveOut}
            onBringBack={
              isLent
                ? null
                : (side) =>
                    changeMissing(
                      null,
                      missing.filter((each) => each !== side),
                      missing,
                    )
            }
            onClose={() => setListing(false)}
          />
        )}
        {place && lookedAt && (
          <PhotoDialog
            photo={lookedAt}
            mayRemove={!isLent || !isOnServer(lookedAt)}
            onRemove={() => {
              setLookingAt(null);
              void remove(lookedAt);
            }}
            onRetake={(chosen) => {
              setLookingAt(null);
              void remove(lookedAt).then(() => take(place.stop, chosen));
            }}
            onClose={() => setLookingAt(null)}
          />
        )}
        {marking !== null && (
          <BoxDialog
            photo={marking.photo}
            box={marking.answer.box}
            title={titleOf(marking.answer.question_id, descriptions)}
            onSave={(box: Box) => {
              add({ answers: [withPhoto(marking.answer, marking.photo.imageId, box)] });
              setMarking(null);
            }}
            onClose={() => setMarking(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function isStored({ state }: { readonly state: string }): boolean {
  return state === 'uploaded';
}

/**
 * Updates the score once photos have been stored.
 * @param stored how many were taken on this page and have been stored; `waiting`: whether others wait for their first analysis
 * @returns a function that updates it for another reason
 */
function useRescoreAfterPhotos(
  propertyId: string,
  {
    stored,
    waiting,
    enabled,
  }: { readonly stored: number; readonly waiting: boolean; readonly enabled: boolean },
): () => void {
  const { touch, failed } = useDelayedRescore(propertyId, enabled);
  useServerRecovery(propertyId, () => {
    if (failed) touch();
  });
  useEffect(() => {
    if (stored > 0 || waiting) touch();
  }, [stored, waiting, touch]);
  return touch;
}

/** Sends what was refused while this phone wasn't connected, once after it is again. */
function useSendAgain(
  isLent: boolean,
  uploads: readonly Upload[],
  { retry, unsent }: Pick<Uploads, 'retry'> & { readonly unsent: KeptAnswers },
): void {
  const tried = useRef(new Set<string>());
  const refused = uploads
    .filter(({ state, refusal }) => state === 'error' && refusal?.code === 'property_not_found')
    .map(({ imageId }) => imageId)
    .join(' ');
  const { resume } = unsent;
  const [hadRefused] = useState(unsent.refused.size > 0);
  useEffect(() => {
    if (isLent && hadRefused) resume();
  }, [isLent, hadRefused, resume]);
  useEffect(() => {
    if (!isLent || refused === '') return;
    for (const imageId of refused.split(' ')) {
      if (tried.current.has(imageId)) continue;
      tried.current.add(imageId);
      retry(imageId);
    }
  }, [isLent, refused, retry]);
}

/** Changes which sides don't exist. Leaving one out can be undone. */
function useChangeMissing(change: (sides: readonly HouseSide[]) => void) {
  const t = useTranslations('walk.side');
  const sideName = useTranslations('houseSides.house');
  const changeNow = useRef(change);
  useEffect(() => {
    changeNow.current = change;
  });
  return (
    leftOut: HouseSide | null,
    sides: readonly HouseSide[],
    before: readonly HouseSide[],
  ): void => {
    change(sides);
    if (leftOut === null) return;
    showToast({
      title: t('said', { side: sideName(leftOut) }),
      description: t('saidText'),
      action: { label: t('undo'), run: () => changeNow.current(before) },
    });
  };
}
