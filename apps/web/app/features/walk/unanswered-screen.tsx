import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { HazardTile } from './hazard-tile.tsx';
import { LackedParts } from './missing-parts.tsx';
import { noSpots } from './use-spots.ts';
import type { Walk } from './use-walk.ts';
import { WalkSection } from './walk-section.tsx';

/** What looking from the ground didn't settle, on one screen, for who knows it. What isn't said stays unknown. */
export function UnansweredScreen({ walk }: { walk: Walk }) {
  const t = useTranslations('walk.unsaid');
  // What is said here stays, to be taken back.
  const [places] = useState(walk.unanswered);
  const stops = [...new Map(places.map(({ stop }) => [stop.id, stop])).values()];
  const asked = stops.map((stop) => ({
    here: walk.at(stop),
    questions: places.flatMap((place) => (place.stop.id === stop.id ? place.questionId : [])),
  }));
  return (
    <WalkSection title={t('title')} className="gap-4 py-6">
      <p className="max-w-[56ch]">{t('text')}</p>
      <ul className="walk-tiles grow-0! max-w-4xl">
        {asked.flatMap(({ here, questions }) =>
          here.tiles
            .filter(({ questionId }) => questions.includes(questionId))
            .map((tile) => (
              <HazardTile
                key={tile.questionId}
                tile={tile}
                sides={[]}
                spots={noSpots}
                isAmountAsked={false}
                say={here.say}
              />
            )),
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        {asked.map(({ here, questions }) => (
          <LackedParts key={here.stop.id} here={here} questions={questions} />
        ))}
      </div>
      <div className="thumb-bar mt-auto flex sm:mt-0">
        <Button
          tone="primary"
          className="min-h-14 max-sm:w-full"
          onClick={() => walk.position.goTo(null)}
        >
          {t('done')}
        </Button>
      </div>
    </WalkSection>
  );
}
