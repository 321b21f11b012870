import {
  directionOf,
  type Analysis,
  type Box,
  type Direction,
  type HouseSide,
  type Photo,
  type Property,
  type QuestionId,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';
import { useEffect, useState } from 'react';

import {
  answerForSides,
  applyChanges,
  type AnswerChange,
  type SaidAnswer,
} from '../entities/answers/index.ts';
import { useOnline } from '../device/index.ts';
import { useDescriptions } from '../entities/hazard/texts/index.ts';
import { useSideWords } from '../entities/house-sides/index.ts';
import {
  isStored,
  photoName,
  useDeletePhoto,
  useUnsentPhotoIds,
  type ChosenPhoto,
} from '../entities/photo/index.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useTapFilter } from '../ui/quick-taps.ts';
import { Announcements } from './announcements.tsx';
import { homeAsSaid } from './home-as-said.ts';
import { changesAtStop, photoToName, sideAsked, linkedTo } from './stop-answers.ts';
import { isByThisPhone, isOnServer, issueAt, placementAt, type StopPhoto } from './stop-photos.ts';
import { proposalsOf } from './stop-proposals.ts';
import { StopScreen } from './stop-screen.tsx';
import { titleOf } from './stop-words.ts';
import { useCompass } from './use-compass.ts';
import { useDelivery } from './use-delivery.ts';
import { useFigures } from './use-figures.ts';
import { useLinkedPhotos } from './use-linked-photos.ts';
import { useMissingSides } from './use-missing-sides.ts';
import { useRescoreAfterPhotos } from './use-rescore-after-photos.ts';
import { useSideProposal } from './use-side-proposal.ts';
import { useWalkPosition } from './use-walk-position.ts';
import { WalkEnd } from './walk-end.tsx';
import {
  entryOf,
  placeAfterSkip,
  placeAt,
  placeBefore,
  positionOf,
  type Position,
} from './walk-route.ts';
import { WalkStart } from './walk-start.tsx';

const importBoxDialog = () => import('./box-dialog.tsx');
const BoxDialog = lazyPart(importBoxDialog, ({ onClose }) => onClose());
const importPhotoDialog = () => import('./photo-dialog.tsx');
const PhotoDialog = lazyPart(importPhotoDialog, ({ onClose }) => onClose());
const importStopList = () => import('./stop-list.tsx');
const StopList = lazyPart(importStopList, ({ onClose }) => onClose());

export interface WalkScreenProps {
  property: Property;
  photos: readonly Photo[];
  savedAnswers: readonly StoredAnswer[];
  analysis: Analysis | null;
  /** Where a walk that isn't begun starts; null to ask. */
  startAt: HouseSide | null;
}

/** The whole walk. It goes on where the answers say, so it stores no progress of its own. */
export function WalkScreen({ property, photos, savedAnswers, analysis, startAt }: WalkScreenProps) {
  const descriptions = useDescriptions();
  const { saidAs } = useSideWords();
  // On a phone that a computer let in: it adds photos and answers, and changes nothing else.
  const isLent = property.phone_until !== undefined;
  const { uploads, unsent, delivery } = useDelivery(property.id, isLent);
  const { waiting, add } = unsent;
  const rescore = useRescoreAfterPhotos(property.id, {
    stored: uploads.items.filter(isStored).length,
    // As after a reload before photos were looked at, when the answers have no score either.
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
  const unsentPhotoIds = useUnsentPhotoIds(property.id);
  const home = homeAsSaid({ property, photos, savedAnswers, waiting, unsentPhotoIds });
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

  const walk = useWalkPosition(property.id, home, startAt);
  const { route, stage, place, dialog, setDialog, goTo } = walk;
  const closeDialog = () => setDialog(null);
  const [lastFound, setLastFound] = useState<Position | null>(null);
  const proposals = proposalsOf(analysis, { answers, photos, home });
  // Each question is a new screen, so the time has to be kept here.
  const { accepts } = useTapFilter();

  /** Keeps the answers, and goes on from this question if nothing else is asked there. */
  function say(from: Position, changes: readonly AnswerChange[], goesOn: boolean): void {
    add({ answers: changes });
    if (goesOn) walk.goOn(from, applyChanges(answers, changes, now));
  }

  function answer(stop: WalkStop, questionId: QuestionId, said: SaidAnswer): void {
    const { found, asked } = descriptions.question(questionId);
    const from = { stopId: stop.id, questionId };
    const { answer: value } = said;
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
    say(from, changesAtStop(stop, questionId, said, shown, facing), !asksSides);
  }

  function answerSides(stop: WalkStop, questionId: QuestionId, sides: readonly Direction[]): void {
    const { found } = descriptions.question(questionId);
    const { image_id: imageId = null, box = null, amount } = givenAt(stop, questionId) ?? {};
    const shown = photos.find((photo) => photo.image_id === imageId)?.placement?.direction ?? null;
    const changes = answerForSides(questionId, found, sides, saidAs, amount).map((change) =>
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

  const missingSides = useMissingSides(missing, (without) => {
    add({ missingSides: without });
    walk.leaveMissing(without);
  });
  const leaveOut = isLent ? null : missingSides.leaveOut;

  // The answer to mark on its photo: the one on screen, else the last one.
  const shown = place && shownAnswer([place, lastFound && placeAt(route, lastFound)]);
  const proposal = place === null ? null : proposals.at(place);
  const proposed = route.stops.flatMap(proposals.places);
  const photosHere = place === null ? [] : photosOf(place.stop);
  const lookedAt =
    dialog?.kind === 'photo' && photosHere.find(({ imageId }) => imageId === dialog.imageId);
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
        // Advice replaces it.
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
          readingProblems={dialog?.kind === 'problems'}
          onReadProblems={(reading) => setDialog(reading ? { kind: 'problems' } : null)}
          photos={photosHere}
          sideProposal={sideProposal}
          issue={issue}
          proposal={proposal}
          proposedAt={proposedAt}
          shown={shown}
          accepts={accepts}
          onAnswer={(said) => answer(place.stop, place.questionId, said)}
          onSides={(sides) => answerSides(place.stop, place.questionId, sides)}
          onGoTo={goTo}
          onSkip={() => goTo(placeAfterSkip(route, stage))}
          onBack={() => {
            const before = placeBefore(route, stage);
            if (before === null) walk.goToStart();
            else goTo(before);
          }}
          onTake={(chosen) => void take(place.stop, chosen)}
          // A phone that borrows the home can only mark its own photos.
          onMark={
            isLent && shown !== null && !isByThisPhone(shown.photo)
              ? null
              : (marked) => setDialog({ kind: 'box', shown: marked })
          }
          onLook={({ imageId }) => setDialog({ kind: 'photo', imageId })}
          onList={() => setDialog({ kind: 'stops' })}
          onLeaveOut={leaveOut}
          onFinish={isLent ? () => goTo(null) : null}
        />
      ) : stage === 'start' ? (
        <WalkStart property={property} missing={missing} start={walk.start} onStart={walk.begin} />
      ) : (
        <WalkEnd
          property={property}
          figures={figures}
          open={route.places.filter((each) => !route.isAnswered(each)).length}
          onGoOn={walk.goToNextOpen}
          proposed={proposed.length}
          onConfirm={() => {
            const [first] = proposed;
            if (first !== undefined) goTo(positionOf(first));
          }}
          onList={() => setDialog({ kind: 'stops' })}
        />
      )}
      {dialog?.kind === 'stops' && (
        <StopList
          route={route}
          missing={missing}
          currentId={place?.stop.id ?? null}
          proposedAt={proposedAt}
          onGoTo={(stop) => {
            closeDialog();
            goTo(entryOf(route, stop, proposals.at));
          }}
          onLeaveOut={leaveOut}
          onBringBack={isLent ? null : missingSides.bringBack}
          onClose={closeDialog}
        />
      )}
      {place && lookedAt && (
        <PhotoDialog
          photo={lookedAt}
          mayRemove={!isLent || !isOnServer(lookedAt)}
          onRemove={() => {
            closeDialog();
            void remove(lookedAt);
          }}
          onRetake={(chosen) => {
            closeDialog();
            void remove(lookedAt).then(() => take(place.stop, chosen));
          }}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'box' && (
        <BoxDialog
          photo={dialog.shown.photo}
          box={dialog.shown.answer.box}
          title={titleOf(dialog.shown.answer.question_id, descriptions)}
          onSave={(box: Box) => {
            add({ answers: [linkedTo(dialog.shown.answer, dialog.shown.photo.imageId, box)] });
            closeDialog();
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
