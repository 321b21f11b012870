import { useTranslations } from 'use-intl';

import type { SideProposal } from './photographed-side.ts';

export interface SideProposalProps {
  /** About the newest photo. */
  proposal: SideProposal;
  /** Called from a click handler. */
  onDecide: (accepted: boolean) => void;
}

/** What a proposal says. */
export function useSideProposalText(): (proposal: SideProposal) => string {
  const t = useTranslations('walk.compass');
  const sideName = useTranslations('houseSides.house');
  return (proposal) =>
    proposal.kind === 'ask'
      ? t('ask')
      : proposal.kind === 'side'
        ? t('side', { side: sideName(proposal.side) })
        : t('front', { direction: proposal.facing });
}

/** One quiet line about the side that a photo shows, or which way the front faces. */
export function SideProposalLine({ proposal, onDecide }: SideProposalProps) {
  const t = useTranslations('walk.compass');
  const textOf = useSideProposalText();
  const link = 'rounded-small py-1 font-strong text-forest underline underline-offset-4';
  return (
    <p className="text-caption leading-5 text-ink-soft">
      <span>{textOf(proposal)}</span>{' '}
      <button type="button" className={link} onClick={() => onDecide(true)}>
        {t(`yes.${proposal.kind}`)}
      </button>{' '}
      <button type="button" className={`${link} ml-3`} onClick={() => onDecide(false)}>
        {t('no')}
      </button>
    </p>
  );
}
