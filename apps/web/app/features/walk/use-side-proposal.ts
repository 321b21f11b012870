import { walkStops, type HouseSide, type Photo, type Property, type WalkStop } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { readJson, tabStore } from '../../lib/device/storage/browser-store.ts';
import { useSaveFront } from '../../entities/facing/save-front.ts';
import { changePhotos } from '../../entities/photo/photos.ts';
import { savePlacement } from '../../entities/photo/save-placement.ts';
import type { Upload } from '../../entities/photo/upload.ts';
import { headingOfPhoto, openProposal } from './photographed-side.ts';
import type { SideProposalProps } from './side-proposal.tsx';
import { placementAt, type StopPhoto } from './stop-photos.ts';
import type { WalkCompass } from './use-compass.ts';

export interface ProposingWalk {
  readonly property: Pick<Property, 'id' | 'front_faces' | 'outline'>;
  /** Whether whoever walks may say which way the front faces. */
  readonly mayTurnHouse: boolean;
  readonly missing: readonly HouseSide[];
  readonly uploads: readonly Upload[];
  readonly compass: WalkCompass;
  /** Called when the owner has moved a photo to the same stop of another side. */
  readonly onMoved: (imageId: string, from: WalkStop, to: WalkStop) => void;
  /** Called when the owner has said which way the front faces. */
  readonly onFrontSaved: () => void;
}

/**
 * What the heading of a stop's newest photo suggests, once the server has the photo, and what happens when the owner agrees. What
 * was decided isn't proposed again, nor after a reload; the permission for the compass lasts as long.
 */
export function useSideProposal({
  property,
  mayTurnHouse,
  missing,
  uploads,
  compass,
  onMoved,
  onFrontSaved,
}: ProposingWalk): (stop: WalkStop, photos: readonly StopPhoto[]) => SideProposalProps | null {
  const t = useTranslations('walk.compass');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const saveFront = useSaveFront(property.id);
  const [decided, setDecided] = useState(() => savedDecisions(property.id));
  const { front_faces: facing, outline } = property;

  function remember(keys: readonly string[]): void {
    keepDecisions(property.id, keys);
    setDecided(keys);
  }

  async function move(photo: Photo, from: WalkStop, side: HouseSide, again: () => void) {
    const to = walkStops({ start: side, missing }).find((each) => {
      return each.kind === from.kind && each.side === side;
    });
    if (to === undefined) return;
    const { image_id: imageId } = photo;
    try {
      const placement = await savePlacement(property.id, imageId, placementAt(to, facing));
      changePhotos(queryClient, property.id, (photos) =>
        photos.map((each) => (each.image_id === imageId ? { ...each, placement } : each)),
      );
      onMoved(imageId, from, to);
    } catch (error) {
      again();
      showFailure(t('notMoved'), error);
    }
  }

  return (stop, photos) => {
    const newest = photos.at(-1);
    if (newest === undefined || !('photo' in newest)) return null;
    const { imageId, photo } = newest;
    const upload = uploads.find((each) => each.imageId === imageId);
    const heading = headingOfPhoto(newest, upload, compass.headings.get(imageId));
    const asked = { imageId, heading, mayAsk: compass.mayAsk };
    const open = openProposal(stop, asked, { facing, missing, outline }, decided);
    if (open === null) return null;
    const { proposal, key } = open;
    // Nor may it move photos that were there before.
    if (!mayTurnHouse && (proposal.kind === 'front' || upload === undefined)) return null;
    return {
      proposal,
      onDecide: (accepted) => {
        remember([...decided, key]);
        // What couldn't be done is proposed again.
        const again = () => remember(decided);
        if (proposal.kind === 'ask') compass.answer(accepted);
        else if (!accepted) return;
        else if (proposal.kind === 'side') void move(photo, stop, proposal.side, again);
        else {
          saveFront.mutate(proposal.facing, {
            onSuccess: onFrontSaved,
            onError: (error) => {
              again();
              showFailure(t('notSaved'), error);
            },
          });
        }
      },
    };
  };
}

const nameOf = (propertyId: string) => `dss-walk-compass ${propertyId}`;

const decisionsSchema = z.array(z.string());

/** What was decided on the walk in this tab. */
function savedDecisions(propertyId: string): readonly string[] {
  return (
    readJson(tabStore, nameOf(propertyId), (kept) => decisionsSchema.safeParse(kept).data) ?? []
  );
}

function keepDecisions(propertyId: string, keys: readonly string[]): void {
  tabStore.write(nameOf(propertyId), JSON.stringify(keys));
}
