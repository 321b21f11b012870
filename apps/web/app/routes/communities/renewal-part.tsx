import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The ways to the plan and to what the renewal asks for. */
export function RenewalPart({ communityId }: { communityId: string }) {
  const t = useTranslations('renewal');
  const paths = usePaths();
  return (
    <section aria-labelledby="renewal">
      <Card className="flex flex-col items-stretch gap-3 p-5">
        <h2 id="renewal" className="font-serif text-title-3">
          {t('card')}
        </h2>
        <p className="text-caption text-ink-soft">{t('cardText')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="small" to={paths.communityPlan(communityId)}>
            {t('openPlan')}
          </ButtonLink>
          <ButtonLink size="small" to={paths.communityRenewal(communityId)}>
            {t('openPacket')}
          </ButtonLink>
          <ButtonLink size="small" to={paths.communityAssessment(communityId)}>
            {t('openAssessment')}
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}
