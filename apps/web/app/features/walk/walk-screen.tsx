import {
  denyTile,
  leaveStop,
  stopsLeftOpen,
  tapAt,
  tellAbsent,
  unconfirmedOf,
  walkStops,
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
import { useEffect, useState, type ReactElement } from 'react';
import { Navigate, useNavigate } from 'react-router';

import { applyChanges, type AnswerChange } from '../../entities/answers/index.ts';
import { useIsHandheld, useOnline } from '../../lib/device/index.ts';
import { useDescriptions } from '../../entities/hazard/texts/index.ts';
import {
  isStored,
  photoName,
  useDeletePhoto,
  useUnsentPhotoIds,
  type ChosenPhoto,
} from '../../entities/photo/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { usePaths } from '../../lib/paths.ts';
import { useTapFilter } from '../../ui/quick-taps.ts';
import { Announcements } from './announcements.tsx';
import { homeAsSaid, nothingSeen } from './home-as-said.ts';
import { linkedTo } from './stop-answers.ts';
import {
  isByThisPhone,
  isOnServer,
  issueAt,
  labeledAt,
  placementAt,
  type StopPhoto,
} from './stop-photos.ts';
import { proposalsOf } from './stop-proposals.ts';
import { StopScreen } from './stop-screen.tsx';
import {
  changesOfSides,
  changesOfTile,
  nowhereAfter,
  otherSidesOf,
  tilesOf,
  type StopTile,
} from './stop-tiles.ts';
import { titleOf } from './stop-words.ts';
import { useCompass } from './use-compass.ts';
import { useDelivery } from './use-delivery.ts';
import { useFigures } from './use-figures.ts';
import { useLinkedPhotos } from './use-linked-photos.ts';
import { useMissingSides } from './use-missing-sides.ts';
import { useOpenStops } from './use-open-stops.ts';
import { useRescoreAfterPhotos } from './use-rescore-after-photos.ts';
import { useSideProposal } from './use-side-proposal.ts';
import { useWalkPosition } from './use-walk-position.ts';
import { WalkEnd } from './walk-end.tsx';
import { walkPlan } from './walk-plan.ts';
import { stopBefore, stopById } from './walk-route.ts';
import { WalkStart } from './walk-start.tsx';

const importBoxDialog = () => import('./box-dialog.tsx');
const BoxDialog = lazyPart(importBoxDialog, ({ onClose }) => onClose());
const importPhotoDialog = () => import('./photo-dialog.tsx');
const PhotoDialog = lazyPart(importPhotoDialog, ({ onClose }) => onClose());
const importMeanings = () => import('./tile-meanings.tsx');
const TileMeanings = lazyPart(importMeanings, ({ onClose }) => onClose());
const importStopList = () => import('./stop-list.tsx');
const StopList = lazyPart(importStopList, ({ onClose }) => onClose());

export interface WalkScreenProps {
  property: Property;
  photos: readonly Photo[];
  savedAnswers: readonly StoredAnswer[];
  analysis: Analysis | null;
  /** Where a walk that isn't begun starts; null to ask. */
  startAt: HouseSide | null;
  /** Whether it leads only along the stops that photos leave open, on the way to the first score. */
  onlyOpen: boolean;
  /** The walk in another language; for phones, where a stop has no header of the site. */
  languageSwitch: ReactElement;
}

/** The whole walk. It goes on where the answers say, so it stores no progress of its own. */
export function WalkScreen({
  property,
  photos,
  savedAnswers,
  analysis,
  startAt,
  onlyOpen,
  languageSwitch,
}: WalkScreenProps) {
  const descriptions = useDescriptions();
  const navigate = useNavigate();
  const paths = usePaths();
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
    for (const load of [importBoxDialog, importPhotoDialog, importMeanings, importStopList])
      load().catch(() => undefined);
    warmUp();
  }, [warmUp]);

  const [now] = useState(() => new Date().toISOString());
  const unsentPhotoIds = useUnsentPhotoIds(property.id);
  const home = homeAsSaid({ property, photos, savedAnswers, waiting, unsentPhotoIds });
  const { facing, missing, answers } = home;
  const online = useOnline();
  const figures = useFigures({ analysis, home, waiting: waiting.length > 0 || !online });
  const keep = (changes: readonly AnswerChange[]) => {
    if (changes.length > 0) add({ answers: changes });
  };
  const { photosOf, link, unlink } = useLinkedPhotos({
    facing,
    photos,
    uploads: uploads.items,
    answers,
    save: keep,
  });

  const seenHome = { ...home, explanation: analysis?.explanation ?? nothingSeen };
  const only = useOpenStops(property.id, onlyOpen, () =>
    stopsLeftOpen(walkStops({ start: 'front', missing }), {
      ...seenHome,
      seen: analysis?.seen ?? null,
    }),
  );
  const walk = useWalkPosition(property.id, seenHome, startAt, only);
  const { route, stage, stop, dialog, setDialog, goTo } = walk;
  const closeDialog = () => setDialog(null);
  const proposals = proposalsOf(analysis, { answers, photos, home });
  const tapped = { ...home, proposals };
  const tiles = stop === null ? [] : tilesOf(stop, tapped);
  // Each stop is a new screen, so the time has to be kept here.
  const tapFilter = useTapFilter();

  const photosHere = stop === null ? [] : photosOf(stop);
  const isHandheld = useIsHandheld();
  const walksWithoutPhotos = route.stops.some(
    (each) => route.isDone(each) && photosOf(each).length === 0,
  );
  const photoIds = photosHere.map(({ imageId }) => imageId);

  function tap(at: WalkStop, tile: StopTile): void {
    keep(tapAt(tile, tiles).flatMap((each) => changesOfTile(at, each, tapped, photoIds)));
  }

  function deny(at: WalkStop, tile: StopTile): void {
    keep(changesOfTile(at, denyTile(tile), tapped, photoIds));
  }

  function sayAbsent(at: WalkStop, questions: readonly QuestionId[], absent: boolean): void {
    keep(
      tellAbsent(tiles, questions, absent).flatMap((each) => changesOfTile(at, each, tapped, [])),
    );
  }

  const labeled =
    stop && labeledAt(stop, facing, { photos, taken: photoIds, now: Date.parse(now) });
  const background = photosHere.at(-1) ?? labeled;
  /** The photo that a tile's answer names, if it is one of this stop. */
  const photoOf = ({ given }: StopTile) =>
    [...photosHere, ...(labeled === null ? [] : [labeled])].find(
      ({ imageId }) => imageId === given?.image_id,
    ) ?? null;
  /** The photo on which a tile's spot can be marked. */
  function markable(tile: StopTile): StopPhoto | null {
    const photo = photoOf(tile) ?? background;
    // A phone that borrows the home can only mark its own photos.
    return photo !== null && (!isLent || isByThisPhone(photo)) ? photo : null;
  }

  function tellSides(tile: StopTile, sides: readonly Direction[]): void {
    const photo = photos.find(({ image_id: id }) => id === tile.given?.image_id);
    keep(changesOfSides(tile, sides, photo?.placement?.direction ?? null));
  }

  function tellAmount(at: WalkStop, tile: StopTile, amount: StopTile['amount']): void {
    if (tile.sides.length > 0) {
      tellSides({ ...tile, amount }, tile.sides);
      return;
    }
    const { given } = tile;
    if (given === undefined) return;
    keep(
      changesOfTile(
        at,
        { questionId: tile.questionId, answer: given.answer, proposal: null },
        tapped,
        [],
      ).map((change) => (change.answer === null ? change : { ...change, amount })),
    );
  }

  function goOn(from: WalkStop, rest: 'not_there' | 'cannot_see'): void {
    const said = [
      ...leaveStop(tiles, rest).flatMap((each) => changesOfTile(from, each, tapped, photoIds)),
      ...otherSidesOf(from, tiles, tapped),
    ];
    const changes = [...said, ...nowhereAfter(from, applyChanges(answers, said, now), home)];
    keep(changes);
    walk.goOn(from, applyChanges(answers, changes, now));
  }

  async function take(at: WalkStop, chosen: readonly ChosenPhoto[]): Promise<void> {
    // A slow phone takes its time to read the photo; by then it may be turned away.
    const noteHeading = compass.point();
    const [imageId] = await uploads.takeAt(chosen, placementAt(at, facing));
    if (imageId === undefined) return;
    noteHeading(imageId);
    link(at, imageId);
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
    goTo(to);
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

  if (only?.length === 0) {
    return <Navigate to={paths.property(property.id)} replace state={{ showResults: true }} />;
  }
  const lookedAt =
    dialog?.kind === 'photo' &&
    [...photosHere, background].find((photo) => photo?.imageId === dialog.imageId);
  const plan = walkPlan({
    home,
    outline: property.outline,
    route,
    shown: analysis?.explanation.coverage.directions_seen ?? [],
    figures,
    proposals,
  });
  const issue = stop && issueAt(stop, photosHere, uploads.items);
  const sideProposal = stop && sideProposalAt(stop, photosHere);
  const unconfirmed = unconfirmedOf(seenHome);
  const marked =
    dialog?.kind === 'box' && tiles.find(({ questionId }) => questionId === dialog.questionId);
  const markedPhoto = marked && markable(marked);
  return (
    <>
      <Announcements
        route={route}
        stop={stop}
        photos={photosHere.length}
        tiles={tiles}
        // Advice replaces it.
        sideProposal={issue === null && sideProposal !== null ? sideProposal.proposal : null}
        figures={stage === 'end' ? figures : null}
      />
      {stop !== null ? (
        <StopScreen
          key={stop.id}
          property={property}
          route={route}
          stop={stop}
          tiles={tiles}
          home={home}
          plan={plan}
          delivery={delivery}
          readingProblems={dialog?.kind === 'problems'}
          onReadProblems={(reading) => setDialog(reading ? { kind: 'problems' } : null)}
          photo={{
            photos: photosHere,
            isSkipped: !isHandheld || walksWithoutPhotos,
            issue,
            sideProposal,
            onTake: (chosen) => void take(stop, chosen),
            onLook: ({ imageId }) => setDialog({ kind: 'photo', imageId }),
          }}
          photosOfTiles={{ background, named: photoOf, markable }}
          proposedElsewhere={unconfirmed.some((each) => each.stop.id !== stop.id)}
          tapFilter={tapFilter}
          actions={{
            onTap: (tile) => tap(stop, tile),
            onDeny: (tile) => deny(stop, tile),
            onAmount: (tile, amount) => tellAmount(stop, tile, amount),
            onSides: tellSides,
            onAbsent: (questions, absent) => sayAbsent(stop, questions, absent),
            onMark: ({ questionId }) => setDialog({ kind: 'box', questionId }),
            onSpot: ({ given }, { imageId }, box) => {
              if (given !== undefined) keep([linkedTo(given, imageId, box)]);
            },
            onGoOn: (rest) => goOn(stop, rest),
            onBack: () => {
              const before = stopBefore(route, stop.id);
              if (before !== null) goTo(before);
              else if (only === null) walk.goToStart();
              else void navigate(paths.checkPhotos(property.id));
            },
          }}
          onList={() => setDialog({ kind: 'stops' })}
          onMeanings={() => setDialog({ kind: 'meanings' })}
          onLeaveOut={leaveOut}
          toScore={only !== null}
          onFinish={isLent ? () => goTo(null) : null}
        />
      ) : stage === 'start' ? (
        <WalkStart property={property} missing={missing} start={walk.start} onStart={walk.begin} />
      ) : (
        <WalkEnd
          property={property}
          plan={plan}
          figures={figures}
          open={
            route.planned.filter((each) => route.answeredAt(each) < each.questions.length).length
          }
          isWhole={route.planned.length === route.stops.length}
          onGoOn={walk.goToNextOpen}
          unconfirmed={unconfirmed.length}
          onConfirm={() => {
            const [first] = unconfirmed;
            if (first !== undefined) goTo(stopById(route, first.stop.id));
          }}
          onList={() => setDialog({ kind: 'stops' })}
        />
      )}
      {dialog?.kind === 'stops' && (
        <StopList
          plan={plan}
          route={route}
          missing={missing}
          currentId={stop?.id ?? null}
          figures={figures}
          proposedAt={proposals.countAt}
          onGoTo={(to) => {
            closeDialog();
            goTo(to);
          }}
          onLeaveOut={leaveOut}
          onBringBack={isLent ? null : missingSides.bringBack}
          languageSwitch={languageSwitch}
          onClose={closeDialog}
        />
      )}
      {stop && dialog?.kind === 'meanings' && <TileMeanings stop={stop} onClose={closeDialog} />}
      {stop && lookedAt && (
        <PhotoDialog
          photo={lookedAt}
          mayRemove={photosHere.includes(lookedAt) && (!isLent || !isOnServer(lookedAt))}
          onRemove={() => {
            closeDialog();
            void remove(lookedAt);
          }}
          onRetake={(chosen) => {
            closeDialog();
            void remove(lookedAt).then(() => take(stop, chosen));
          }}
          onClose={closeDialog}
        />
      )}
      {marked && marked.given && markedPhoto && (
        <MarkSpot
          answer={marked.given}
          photo={markedPhoto}
          title={titleOf(marked.questionId, descriptions)}
          isTakenHere={photosHere.includes(markedPhoto)}
          onSave={keep}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

/** Lets the owner draw a box around what was tapped. */
function MarkSpot({
  answer,
  photo,
  title,
  isTakenHere,
  onSave,
  onClose,
}: {
  answer: StoredAnswer;
  photo: StopPhoto;
  title: string;
  /** Whether the photo goes with what is found at the stop, marked or not. */
  isTakenHere: boolean;
  onSave: (changes: readonly AnswerChange[]) => void;
  onClose: () => void;
}) {
  return (
    <BoxDialog
      photo={photo}
      box={answer.image_id === photo.imageId ? answer.box : null}
      title={title}
      onSave={(box: Box | null) => {
        onSave([linkedTo(answer, box !== null || isTakenHere ? photo.imageId : null, box)]);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
