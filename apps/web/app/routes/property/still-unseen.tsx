import { houseSideOf, type Analysis, type HousePlan, type MappedExposure } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { ExposureText } from '../../entities/score/exposure-text.tsx';
import { questionsHeadingId } from '../../features/corrections/answers-section.tsx';
import { usePaths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export interface StillUnseenProps {
  propertyId: string;
  plan: Pick<HousePlan, 'sides' | 'facing' | 'naming'>;
  analysis: { readonly explanation: Pick<Analysis['explanation'], 'domains' | 'exposure_open'> };
  exposure: MappedExposure | null;
  /** How many things photos show that the owner has neither confirmed nor denied. */
  unconfirmed: number;
}

/**
 * What is left to say: what photos show and nobody has confirmed, the sides that are hatched in the plan, and the parts of which nothing is
 * known, with the way to look. Nothing if there is none of it.
 */
export function StillUnseen(props: StillUnseenProps) {
  return (
    <>
      <Unconfirmed {...props} />
      <Unseen {...props} />
      <UnknownExposure {...props} />
    </>
  );
}

function UnknownExposure({
  propertyId,
  analysis,
  exposure,
}: Pick<StillUnseenProps, 'propertyId' | 'analysis' | 'exposure'>) {
  const t = useTranslations('results.exposure');
  const paths = usePaths();
  if (exposure !== null) return null;
  const { exposure_open: open } = analysis.explanation;
  // The walk's tiles tell of what is within 30 feet; how far the nearest building is beyond, its question tells.
  const isPastWalk = open.length > 0 && open.every((kind) => kind === 'far_neighbors');
  const way = isPastWalk
    ? `${paths.details(propertyId, 'neighbor_near')}#${questionsHeadingId}`
    : paths.openStops(propertyId);
  return (
    <div className="text-caption text-ink-soft">
      <ExposureText exposure={null} open={open} className="inline" />{' '}
      <span className="print:hidden">
        <TextLink to={way}>{t('answer')}</TextLink>
      </span>
    </div>
  );
}

function Unconfirmed({
  propertyId,
  unconfirmed,
}: Pick<StillUnseenProps, 'propertyId' | 'unconfirmed'>) {
  const t = useTranslations('walk.end');
  const look = useTranslations('results.score');
  const paths = usePaths();
  if (unconfirmed === 0) return null;
  return (
    <p className="text-caption text-ink-soft print:hidden">
      <span>{t('proposed', { count: unconfirmed })}</span>{' '}
      <TextLink to={paths.openStops(propertyId)}>{look('look')}</TextLink>
    </p>
  );
}

function Unseen({
  propertyId,
  plan,
  analysis,
}: Omit<StillUnseenProps, 'unconfirmed' | 'exposure'>) {
  const t = useTranslations('results.score');
  const format = useFormatter();
  const paths = usePaths();
  const { choices, name } = useSideWords();
  const unseen = plan.sides.filter(({ state }) => state === 'unseen').map(({ side }) => side);
  const names = [
    ...choices
      .filter(({ value }) => unseen.includes(value))
      // Within a sentence.
      .map(({ value }) => name(value, plan.naming).toLowerCase()),
    ...analysis.explanation.domains
      .filter(({ confidence_percent: known }) => known === 0)
      .map(({ domain }) => t('part', { domain })),
  ];
  if (names.length === 0) return null;
  const [side] = unseen;
  const start =
    side === undefined || plan.naming === 'compass' ? undefined : houseSideOf(side, plan.facing);
  return (
    <p className="text-caption text-ink-soft print:hidden">
      <span>{t('stillOpen', { names: format.list(names) })}</span>{' '}
      <TextLink to={paths.walk(propertyId, start)}>{t('look')}</TextLink>
    </p>
  );
}
