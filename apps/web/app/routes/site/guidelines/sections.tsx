import type { HazardTypeId } from '@dss/domain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { BuiltHazardDrawing } from '../../../entities/hazard/drawings/built-hazard-drawing.tsx';
import { useProse, linkTo } from '../prose.tsx';
import {
  zones,
  hardening,
  links,
  plantGroups,
  preparedness,
  resources,
} from './guidelines-content.ts';
import { ZonesPicture } from './zones-picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../lib/messages/message-parts.tsx';

/** The three zones. The picture is sticky, so that it stays visible while their tasks scroll by. */
export function ZonesSection() {
  const t = useTranslations('guidelines.zones');
  const prose = useProse();
  return (
    <GuidelineSection id="zones" title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16">
        <figure className="mx-auto w-full max-w-lg self-start lg:sticky lg:top-8">
          <ZonesPicture />
          <figcaption className="mt-3 text-caption text-ink-soft">{t('caption')}</figcaption>
        </figure>
        <div className="flex flex-col gap-10">
          {zones.map(({ id, advice }) => (
            <section key={id} className="border-t border-line pt-6">
              <h3 className="font-serif text-title-2">{t(`${id}.title`)}</h3>
              <p className="mt-2 text-lead">{t(`${id}.task`)}</p>
              <p className="mt-2 mb-5 text-caption text-ink-soft">
                {t.rich(`${id}.california`, prose)}
              </p>
              <ul className="flex flex-col gap-5">
                {advice.map(({ hazard, points }) => (
                  <DrawnAdvice key={hazard} hazard={hazard}>
                    {points.map((point) => (
                      <p key={point}>{t(`points.${point}`)}</p>
                    ))}
                  </DrawnAdvice>
                ))}
              </ul>
            </section>
          ))}
          <p className="text-caption text-ink-soft">{t('elsewhere')}</p>
        </div>
      </div>
    </GuidelineSection>
  );
}

export function HardeningSection() {
  const t = useTranslations('guidelines.hardening');
  return (
    <GuidelineSection id="hardening" title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-3">
        {hardening.map(({ id, advice }) => (
          <section key={id} className="border-t border-line pt-6">
            <h3 className="mb-4 text-title-3">{t(id)}</h3>
            <ul className="grid grid-cols-1 gap-5 md:max-lg:grid-cols-2">
              {advice.map(({ hazard, points }) => (
                <DrawnAdvice key={hazard} hazard={hazard}>
                  {points.map((point) => (
                    <p key={point}>{t(`points.${point}`)}</p>
                  ))}
                </DrawnAdvice>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </GuidelineSection>
  );
}

export function PlantsSection() {
  const t = useTranslations('guidelines.plants');
  return (
    <GuidelineSection id="plants" title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-1 gap-10 md:grid-cols-3">
        {plantGroups.map(({ id, plants }) => (
          <section key={id} className="border-t border-line pt-6">
            <h3 className="text-title-3">{t(id)}</h3>
            <ul className="mt-3 flex flex-col gap-3">
              {plants.map((plant) => (
                <li key={plant.id}>
                  <TextLink to={plant.url}>{t(`names.${plant.id}`)}</TextLink>
                  <i lang="la" className="block text-caption text-ink-soft">
                    {plant.species}
                  </i>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-8 flex max-w-[68ch] flex-col gap-3">
        <div className="flex flex-wrap items-start gap-4">
          <BuiltHazardDrawing id="fire_prone_plants" />
          <p className="min-w-[min(10rem,100%)] flex-1">{t('avoid')}</p>
        </div>
        <p>
          {t.rich('choice', {
            spacing: linkTo(links.plantSpacing),
            calscape: linkTo(links.calscape),
          })}
        </p>
        <p>{t('elsewhere')}</p>
      </div>
    </GuidelineSection>
  );
}

export function PreparednessSection() {
  const t = useTranslations('guidelines.preparedness');
  return (
    <GuidelineSection id="preparedness" title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-1 gap-10 md:grid-cols-3">
        {preparedness.map(({ id, points }) => (
          <section key={id} className="border-t border-line pt-6">
            <h3 className="mb-4 text-title-3">{t(id)}</h3>
            <Checklist>
              {points.map((point) => (
                <ChecklistPoint key={point}>
                  {t.rich(`points.${point}`, {
                    calAlerts: linkTo(links.calAlerts),
                  })}
                </ChecklistPoint>
              ))}
            </Checklist>
          </section>
        ))}
      </div>
    </GuidelineSection>
  );
}

export function ResourcesSection() {
  const t = useTranslations('guidelines.resources');
  const page = useLanguage();
  return (
    <GuidelineSection id="resources" title={t('title')}>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
        {resources.map(({ id, url }) => (
          <li key={id} className="border-t border-line pt-4">
            <TextLink to={url[page] ?? url.en}>
              <span className="text-title-3 font-strong">{t(`${id}.name`)}</span>
            </TextLink>
            <p className="mt-1 text-ink-soft">{t(`${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </GuidelineSection>
  );
}

interface GuidelineSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the guidelines that can be linked to by its id. */
export function GuidelineSection({ id, title, lead, children }: GuidelineSectionProps) {
  return (
    <section aria-labelledby={id} className="page-width pt-14 md:pt-20">
      <h2 id={id} tabIndex={-1} className="scroll-mt-4 font-serif text-title-1">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-3 max-w-[68ch] text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}

/** Advice beside the drawing of the hazard that it is about. */
function DrawnAdvice({ hazard, children }: { hazard: HazardTypeId; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <BuiltHazardDrawing id={hazard} />
      <div className="flex min-w-0 flex-col gap-2">{children}</div>
    </li>
  );
}

function Checklist({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-3">{children}</ul>;
}

/** A checklist item, with the small ring used on plans as its bullet. */
function ChecklistPoint({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="mt-[0.55em] size-2 shrink-0 rounded-full border-2 border-forest"
      />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
