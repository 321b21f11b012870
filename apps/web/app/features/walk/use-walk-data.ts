import {
  exposureOnMaps,
  isPlaceSure,
  openMappedFacts,
  type Analysis,
  type MappedFact,
  type Photo,
  type Property,
  type SeenHome,
  type StoredAnswer,
} from '@dss/domain';
import { useEffect } from 'react';

import { useAddressFacts } from '../../entities/address-facts/address-facts.ts';
import type { AnswerChange } from '../../entities/answers/answer-changes.ts';
import { isStored } from '../../entities/photo/upload.ts';
import { useUnsentPhotoIds, type Uploads } from '../../entities/photo/use-uploads.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import type { Delivery } from './delivery-state.tsx';
import { homeAsAnswered, nothingSeen } from './home-as-answered.ts';
import { proposalsOf } from './stop-proposals.ts';
import type { TappedHome } from './stop-tiles.ts';
import { useDelivery } from './use-delivery.ts';
import { useFigures, type FiguresSource, type WalkFigures } from './use-figures.ts';
import { useRescoreAfterPhotos } from './use-rescore-after-photos.ts';

/** What the server knows of a home when it is walked around. */
export interface SavedHome {
  readonly property: Property;
  readonly photos: readonly Photo[];
  readonly savedAnswers: readonly StoredAnswer[];
  readonly analysis: Analysis | null;
}

/** Everything that is known of the home: what its owner said, sent or not, and what its photos show. */
export type KnownHome = FiguresSource['home'] & SeenHome & TappedHome;

export interface WalkData {
  readonly property: Property;
  /** Whether this is a phone that a computer let in: it adds photos and answers, and changes nothing else. */
  readonly isLent: boolean;
  /** Those that the server has. */
  readonly photos: readonly Photo[];
  readonly analysis: Analysis | null;
  readonly home: KnownHome;
  /** What maps say of its sides and the owner hasn't settled. */
  readonly onMaps: readonly MappedFact[];
  /** What all of that makes; null while it is being worked out. */
  readonly figures: WalkFigures | null;
  readonly uploads: Uploads;
  readonly delivery: Delivery;
  /** Keeps what the owner said, and sends it. */
  readonly save: (changes: readonly AnswerChange[]) => void;
  readonly saveMissingSides: (sides: KnownHome['missing']) => void;
  /** Has the score updated for what this page can't work out. */
  readonly rescore: () => void;
}

/** What is known of the home that is walked around, and how more of it reaches the server. */
export function useWalkData({ property, photos, savedAnswers, analysis }: SavedHome): WalkData {
  const isLent = property.phone_until !== undefined;
  const { uploads, unsent, delivery } = useDelivery(property.id, isLent);
  const { waiting, add } = unsent;
  const { warmUp } = uploads;
  useEffect(() => warmUp(), [warmUp]);
  const rescore = useRescoreAfterPhotos(property.id, {
    stored: uploads.items.filter(isStored).length,
    // As after a reload before photos were looked at, when the answers have no score either.
    waiting: analysis === null && photos.length > 0,
    // The computer does that.
    enabled: !isLent,
  });
  const unsentPhotoIds = useUnsentPhotoIds(property.id);
  const said = homeAsAnswered({ property, photos, savedAnswers, waiting, unsentPhotoIds });
  const online = useOnline();
  const told = useFigures({ analysis, home: said, waiting: waiting.length > 0 || !online });
  // A phone that was let in isn't told of the place.
  const { data: facts = null } = useAddressFacts(property.id, { enabled: !isLent });
  const { facing, missing, answers } = said;
  const placed = { ...property, front_faces: facing, missing_sides: missing };
  const onMaps = openMappedFacts(placed, facts, answers);
  return {
    property,
    isLent,
    photos,
    analysis,
    home: {
      ...said,
      explanation: analysis?.explanation ?? nothingSeen,
      proposals: proposalsOf(analysis, { answers, photos, home: said }),
      facts: isPlaceSure(property) ? facts : null,
    },
    figures: told && { ...told, exposure: exposureOnMaps(told.exposure, onMaps) },
    onMaps,
    uploads,
    delivery,
    save: (changes) => {
      if (changes.length > 0) add({ answers: changes });
    },
    saveMissingSides: (sides) => add({ missingSides: sides }),
    rescore,
  };
}
