import type { Property } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useFireWarnings } from './fire-warnings.ts';

export interface WarningsOfferProps {
  property: Pick<Property, 'id'>;
}

/** Says in one line that an owner can be warned of fire weather, while they aren't and could be. */
export default function WarningsOffer({ property: { id } }: WarningsOfferProps) {
  const t = useTranslations('fireWarnings');
  const paths = usePaths();
  const home = useFireWarnings(id);
  if (home === undefined || home.is_on || home.state !== 'not_asked') return null;
  return (
    <p className="text-caption print:hidden">
      <TextLink to={`${paths.upkeep(id)}#fire-warnings`}>{t('offer')}</TextLink>
    </p>
  );
}
