import type { ReactElement } from 'react';
import { Navigate } from 'react-router';

import { useBegunWalk } from '../../entities/property/begun-walk.ts';
import { usePaths } from '../../lib/paths.ts';
import { Announcements } from './announcements.tsx';
import { StopScreen } from './stop-screen.tsx';
import { UnansweredScreen } from './unanswered-screen.tsx';
import { useWalk, type WalkChoice } from './use-walk.ts';
import type { SavedHome } from './use-walk-data.ts';
import { WalkDialogs } from './walk-dialogs.tsx';
import { WalkEnd } from './walk-end.tsx';
import { WalkStart } from './walk-start.tsx';

export interface WalkScreenProps {
  saved: SavedHome;
  choice: WalkChoice;
  /** The walk in another language; for phones, where a stop has no header of the site. */
  languageSwitch: ReactElement;
}

/** The page that the walk is at, and what is open over it. */
export function WalkScreen({ saved, choice, languageSwitch }: WalkScreenProps) {
  const walk = useWalk(saved, choice);
  const paths = usePaths();
  const { property, home, position, here, isLent } = walk;
  const { planned, answeredAt } = position.route;
  const isFinished = planned.every((stop) => answeredAt(stop) >= stop.questions.length);
  useBegunWalk(property.id, isLent ? undefined : isFinished);
  if (walk.isEmpty) {
    return <Navigate to={paths.property(property.id)} replace state={{ showResults: true }} />;
  }
  return (
    <>
      <Announcements walk={walk} />
      {here !== null ? (
        <StopScreen key={here.stop.id} walk={walk} here={here} />
      ) : position.stage === 'start' ? (
        <WalkStart
          property={property}
          missing={home.missing}
          start={position.start}
          onStart={position.begin}
        />
      ) : position.stage === 'unsaid' ? (
        <UnansweredScreen walk={walk} />
      ) : (
        <WalkEnd walk={walk} />
      )}
      <WalkDialogs walk={walk} languageSwitch={languageSwitch} />
    </>
  );
}
