import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useMappedText } from './mapped-text.ts';
import { useSideProposalText } from './side-proposal.tsx';
import { useStopWords } from './stop-words.ts';
import type { StopHere, Walk } from './use-walk.ts';
import { positionOf, type WalkRoute } from './walk-route.ts';

/** Screen readers lose what changes while they begin to read the heading that got focus. */
const settleMs = 600;

/** Tells screen readers where the owner arrived, and what an answer or a photo changed. Each text is said when it differs from the last one. */
export function Announcements({ walk }: { walk: Walk }) {
  const t = useTranslations('walk');
  const newsOfStop = useNewsOfStop();
  const { here, position, figures } = walk;
  const texts = [
    ...(here === null ? [] : newsOfStop(here, position.route)),
    position.stage === 'end' && figures !== null ? t('range.now', figures.range) : null,
  ];
  const news = texts.map((text) => text ?? '').join('\n');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(news), settleMs);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    // Its politeness is spelled out so that a dialog doesn't hide it, and all of it isn't said again once the dialog closes.
    <div role="status" aria-live="polite" aria-atomic="false" className="sr-only">
      {said.split('\n').map((text, line) => (
        <p key={`text ${line}`}>{text}</p>
      ))}
    </div>
  );
}

/** What is to be said at a stop, a line each; null for a line that has nothing to say now. */
function useNewsOfStop(): (here: StopHere, route: WalkRoute) => readonly (string | null)[] {
  const t = useTranslations('walk');
  const stopWords = useStopWords();
  const sideProposalText = useSideProposalText();
  const mappedText = useMappedText();
  const descriptions = useDescriptions();
  return ({ stop, tiles, photos }, route) => {
    const place = positionOf(route, stop);
    const { taken, sideProposal } = photos;
    return [
      place === null
        ? t('arrivedElsewhere', { ...stopWords(stop) })
        : t('arrived', { ...place, ...stopWords(stop) }),
      taken.length === 0 ? null : t('photo.taken', { count: taken.length }),
      ...tiles.flatMap(({ questionId, state, proposal, mapped }) => {
        const title = descriptions.question(questionId).tile?.name ?? '';
        if (state === 'mapped' && mapped !== null) {
          return t('proposal.mapped', { title, said: mappedText(mapped) });
        }
        return proposal === null
          ? []
          : t(proposal.sure ? 'proposal.seen' : 'proposal.perhaps', { title });
      }),
      sideProposal && sideProposalText(sideProposal.proposal),
    ];
  };
}
