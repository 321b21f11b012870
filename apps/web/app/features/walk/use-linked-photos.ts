import {
  questionById,
  type Facing,
  type Photo,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';
import { useEffect, useRef, useState } from 'react';

import type { AnswerChange } from '../../entities/answers/answer-changes.ts';
import type { Upload } from '../../entities/photo/upload.ts';
import { answerAtStop, linkedTo } from './stop-answers.ts';
import { photosAt, type StopPhoto } from './stop-photos.ts';

export interface WalkedWithPhotos {
  readonly facing: Facing;
  readonly photos: readonly Photo[];
  readonly uploads: readonly Upload[];
  /** Those that the server doesn't have yet included. */
  readonly answers: readonly StoredAnswer[];
  /** Keeps changes; none are nothing to keep. */
  readonly save: (changes: readonly AnswerChange[]) => void;
}

export interface LinkedPhotos {
  /** The photos of a stop, oldest first. */
  readonly photosOf: (stop: WalkStop) => readonly StopPhoto[];
  /** A photo taken at a stop also shows what was already found there. May be called later. */
  readonly link: (stop: WalkStop, imageId: string) => void;
  /** Removes the photo from the answers given at a stop, which stay. May be called later. */
  readonly unlink: (stop: WalkStop, imageId: string) => void;
}

/** Which photo goes with which answer of the walk. */
export function useLinkedPhotos(walked: WalkedWithPhotos): LinkedPhotos {
  const { facing, photos, uploads, save } = walked;
  const [now] = useState(Date.now);
  const walkedNow = useRef(walked);
  useEffect(() => {
    walkedNow.current = walked;
  });

  const photosOf = (stop: WalkStop) => photosAt(stop, facing, { photos, uploads, now });

  /** Whether a photo is there; one that was deleted may still be named by an answer. */
  function exists(imageId: string): boolean {
    const { photos: stored, uploads: sent } = walkedNow.current;
    return (
      stored.some((photo) => photo.image_id === imageId) ||
      sent.some((upload) => upload.imageId === imageId)
    );
  }

  function change(stop: WalkStop, to: (given: StoredAnswer, finds: boolean) => AnswerChange[]) {
    const changes = stop.questions.flatMap((questionId) => {
      const given = answerAtStop(stop, questionId, walkedNow.current.answers, facing);
      return given === undefined ? [] : to(given, given.answer === questionById(questionId).danger);
    });
    save(changes);
  }

  return {
    photosOf,
    link: (stop, imageId) =>
      change(stop, (given, finds) =>
        finds && (given.image_id === null || !exists(given.image_id))
          ? [linkedTo(given, imageId, null)]
          : [],
      ),
    unlink: (stop, imageId) =>
      change(stop, (given) => (given.image_id === imageId ? [linkedTo(given, null, null)] : [])),
  };
}
