import {
  denyTile,
  leaveStop,
  tapTile,
  tellAbsent,
  type AnswerAmount,
  type Box,
  type Direction,
  type QuestionId,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';

import { applyChanges, type AnswerChange } from '../../entities/answers/answer-changes.ts';
import { linkedTo } from './stop-answers.ts';
import type { StopPhoto } from './stop-photos.ts';
import {
  changesOfSides,
  changesOfTile,
  nowhereAfter,
  otherSidesOf,
  type StopTile,
} from './stop-tiles.ts';
import type { WalkData } from './use-walk-data.ts';

/** What the owner says at a stop. Each is kept at once. */
export interface StopCommands {
  readonly tap: (tile: StopTile) => void;
  /** Says that it isn't there, or takes that back. */
  readonly deny: (tile: StopTile) => void;
  /** @param amount null takes it back */
  readonly setAmount: (tile: StopTile, amount: AnswerAmount | null) => void;
  readonly setSides: (tile: StopTile, sides: readonly Direction[]) => void;
  /** The home has no such thing, or has one after all. */
  readonly setAbsent: (questions: readonly QuestionId[], absent: boolean) => void;
  /** Where in a photo it is. @param box null takes it back; @param imageId null for no photo */
  readonly setSpot: (tile: StopTile, imageId: string | null, box: Box | null) => void;
  /** Leaves the stop: what isn't tapped isn't there, or can't be seen. @returns the answers with those of the stop */
  readonly leave: (rest: 'not_there' | 'cannot_see') => readonly StoredAnswer[];
}

/**
 * @param now an ISO date and time
 * @param taken the photos taken at the stop, oldest first
 */
export function stopCommands(
  { stop, tiles }: { readonly stop: WalkStop; readonly tiles: readonly StopTile[] },
  { home, photos, save }: Pick<WalkData, 'home' | 'photos' | 'save'>,
  { taken, now }: { readonly taken: readonly StopPhoto[]; readonly now: string },
): StopCommands {
  const photoIds = taken.map(({ imageId }) => imageId);

  function changesOfLeaving(rest: 'not_there' | 'cannot_see'): readonly AnswerChange[] {
    const said = [
      ...leaveStop(tiles, rest).flatMap((each) => changesOfTile(stop, each, home, photoIds)),
      ...otherSidesOf(stop, tiles, home),
    ];
    return [...said, ...nowhereAfter(stop, applyChanges(home.answers, said, now), home)];
  }

  function setSides(tile: StopTile, sides: readonly Direction[]): void {
    const photo = photos.find(({ image_id: id }) => id === tile.given?.image_id);
    save(changesOfSides(tile, sides, photo?.placement?.direction ?? null));
  }

  function setAmount(tile: StopTile, amount: AnswerAmount | null): void {
    const { questionId, given, sides } = tile;
    if (sides.length > 0) {
      setSides({ ...tile, amount }, sides);
      return;
    }
    if (given === undefined) return;
    const again = { questionId, answer: given.answer, proposal: null };
    save(
      changesOfTile(stop, again, home, []).map((change) =>
        change.answer === null ? change : { ...change, amount },
      ),
    );
  }

  return {
    tap: (tile) => save(changesOfTile(stop, tapTile(tile), home, photoIds)),
    deny: (tile) => save(changesOfTile(stop, denyTile(tile), home, photoIds)),
    setAmount,
    setSides,
    setAbsent: (questions, absent) =>
      save(
        tellAbsent(tiles, questions, absent).flatMap((each) => changesOfTile(stop, each, home, [])),
      ),
    setSpot: ({ given }, imageId, box) => {
      if (given !== undefined) save([linkedTo(given, imageId, box)]);
    },
    leave: (rest) => {
      const changes = changesOfLeaving(rest);
      save(changes);
      return applyChanges(home.answers, changes, now);
    },
  };
}
