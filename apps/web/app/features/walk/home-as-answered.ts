import {
  photoSidesOf,
  type Photo,
  type Property,
  type SeenHome,
  type StoredAnswer,
} from '@dss/domain';

import {
  missingSidesNow,
  withUnsent,
  type UnsentControls,
} from '../../entities/answers/use-unsent-answers.ts';
import type { FiguresSource } from './use-figures.ts';

/** What a home's photos show before anybody has looked at them. */
export const nothingSeen: SeenHome['explanation'] = { rows: [], unsure: [], context: [] };

export interface HomeParts {
  readonly property: Property;
  readonly photos: readonly Photo[];
  readonly savedAnswers: readonly StoredAnswer[];
  /** What the server doesn't have yet. */
  readonly waiting: UnsentControls['waiting'];
  readonly unsentPhotoIds: readonly string[];
}

/** The home as its owner knows it: with the answers, the photos and the missing sides that the server doesn't have yet. */
export function homeAsAnswered(parts: HomeParts): FiguresSource['home'] {
  const { property, photos, savedAnswers, waiting, unsentPhotoIds } = parts;
  const { front_faces: facing, missing_sides: missing } = property;
  return {
    facing,
    missing: missingSidesNow(missing, waiting),
    answers: withUnsent(savedAnswers, waiting, facing),
    imageIds: [...photos.map(({ image_id: id }) => id), ...unsentPhotoIds],
    receivedAt: new Map(photos.map(({ image_id: id, created_at: at }) => [id, at])),
    photoSides: photoSidesOf(property, photos),
  };
}
