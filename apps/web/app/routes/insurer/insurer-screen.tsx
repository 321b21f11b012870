import {
  statePackOf,
  type ActionPlan,
  type Analysis,
  type InsurerNotice,
  type Photo,
  type Property,
} from '@dss/domain';
import { useTranslations } from 'use-intl';

import { doneItems } from '../../entities/plan/done-actions.ts';
import { InsurerNotices } from '../../features/insurer/insurer-notices.tsx';
import { InsurersDuties } from '../../features/insurer/insurers-duties.tsx';
import { PolicyReviewSection } from '../../features/policy-review/policy-review-section.tsx';
import { InsurerChecklist } from '../../features/programs/insurer-checklist.tsx';
import { ReportButton } from '../../features/reports/report-button.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { useStateName } from '../../lib/messages/state-name.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Handout } from '../../ui/handout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AnswersOfFormerOwner } from '../../entities/former-owner/former-owner.tsx';
import { AnswersInclude } from '../../entities/home-visits/answers-include.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { WorkInFile } from './work-in-file.tsx';
import { tellLetter, Writing } from './writing.tsx';

export interface InsurerScreenProps {
  property: Property;
  photos: readonly Photo[];
  analysis: Analysis;
  plan: ActionPlan;
  notices: readonly InsurerNotice[];
}

/** Everything that an owner who heard from an insurer needs, on one page. */
export function InsurerScreen({ property, photos, analysis, plan, notices }: InsurerScreenProps) {
  const t = useTranslations('insurer');
  const programs = useTranslations('programs');
  const paths = usePaths();
  const work = doneItems(plan, analysis, photos);
  return (
    <div className="page-width flex flex-1 flex-col gap-6 py-4 sm:py-6">
      <PageHeading
        title={t('title')}
        address={property.address}
        back={{ to: paths.property(property.id), label: t('back') }}
      >
        <p className="mt-2">{t('intro')}</p>
        <AnswersInclude propertyId={property.id} />
        <AnswersOfFormerOwner />
      </PageHeading>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
        <div className="flex flex-col gap-6">
          <InsurerNotices
            property={property}
            notices={notices}
            renderWriting={(notice) => (
              <Writing notice={notice} hasFinishedWork={work.length > 0} />
            )}
          />
          <WhatToSend propertyId={property.id} notices={notices} />
        </div>
        <div className="flex flex-col gap-6">
          <section aria-labelledby="checklist-heading" className="flex flex-col gap-3">
            <h2 id="checklist-heading" className="font-serif text-title-2">
              {property.state === 'CA' ? t('checklist.title') : programs('title')}
            </h2>
            <InsurerChecklist property={property} analysis={analysis} work={work} />
          </section>
          <WorkInFile propertyId={property.id} work={work} />
        </div>
      </div>
      <WhoToAsk property={property} />
      <InsurersDuties property={property} />
      <PolicyReviewSection propertyId={property.id} />
    </div>
  );
}

function WhatToSend({
  propertyId,
  notices,
}: {
  propertyId: string;
  notices: readonly InsurerNotice[];
}) {
  const t = useTranslations('insurer.send');
  const paths = usePaths();
  const [open, ...others] = notices.filter(({ outcome }) => outcome === null);
  /** What the letter can only be about. */
  const only = others.length === 0 ? open : undefined;
  return (
    <section aria-labelledby="send-heading" className="print:hidden">
      <h2 id="send-heading" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <Card className="mt-3 flex flex-col divide-y divide-line px-4 sm:px-5">
        <Handout name={t('letter')} text={t('letterText')}>
          <ButtonLink
            tone="primary"
            className="max-sm:w-full"
            to={paths.letter(propertyId)}
            onClick={() => only && tellLetter(only)}
          >
            {t('write')}
          </ButtonLink>
        </Handout>
        <Handout name={t('report')} text={t('reportText')}>
          <div className="flex flex-wrap gap-x-5">
            <ReportButton propertyId={propertyId} />
            <ReportButton propertyId={propertyId} form="summary" />
          </div>
        </Handout>
        <Handout name={t('link')} text={t('linkText')}>
          <ShareButton propertyId={propertyId} />
        </Handout>
      </Card>
    </section>
  );
}

function WhoToAsk({ property }: Pick<InsurerScreenProps, 'property'>) {
  const t = useTranslations('insurer.ask');
  const rules = useTranslations('rules');
  const paths = usePaths();
  const stateName = useStateName();
  const language = useLanguage();
  const { state } = property;
  const pack = statePackOf(state);
  const phone = pack?.regulatorsPhone ?? null;
  return (
    <section aria-labelledby="ask-heading" className="flex flex-col gap-1">
      <h2 id="ask-heading" className="font-serif text-title-3">
        {t('title')}
      </h2>
      <p className="max-w-[68ch]">
        {pack !== null
          ? t('regulator', { regulator: pack[language].regulator })
          : state
            ? t('elsewhere', { state: stateName(state) })
            : t('noState')}
      </p>
      {phone !== null && (
        <p>
          <a
            href={`tel:+1${phone.replaceAll('-', '')}`}
            className="font-strong text-forest underline underline-offset-4"
          >
            {t('call', { phone })}
          </a>
        </p>
      )}
      <p className="mt-1">
        <TextLink to={paths.rules(property.id)}>{rules('title')}</TextLink>
      </p>
    </section>
  );
}
