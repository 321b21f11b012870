import { useTranslations } from 'use-intl';

import { SourceLinks } from '../../field-texts/index.ts';
import { HazardEntry } from './hazard-entry.tsx';
import type { MethodData } from './method-data.ts';

/** Each part of the home with what belongs to it, why it is worth that many points, and all of its hazards. */
export function PartsSection({ domains, context }: Pick<MethodData, 'domains' | 'context'>) {
  const t = useTranslations('method.parts');
  return (
    <>
      <div className="flex max-w-[68ch] flex-col gap-2">
        <p>{t('lead')}</p>
        <p className="text-ink-soft">{t('weights')}</p>
      </div>
      {domains.map(({ id, title, cap, why, sources, hazards }) => (
        <section
          key={id}
          aria-labelledby={`part-${id}`}
          className="grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <div className="flex flex-col gap-2">
            <h3 id={`part-${id}`} className="font-serif text-title-2">
              {title}
            </h3>
            <p className="font-strong text-forest">{t('holds', { points: cap })}</p>
            <h4 className="mt-2 text-caption font-strong">{t('why')}</h4>
            <p className="max-w-[60ch]">{why}</p>
            <div className="text-caption">
              <SourceLinks sources={sources} />
            </div>
          </div>
          <HazardEntries hazards={hazards} />
        </section>
      ))}
      <section
        aria-labelledby="part-context"
        className="grid gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
      >
        <h3 id="part-context" className="font-serif text-title-2">
          {t('contextTitle')}
        </h3>
        <HazardEntries hazards={context} />
      </section>
    </>
  );
}

function HazardEntries({ hazards }: { hazards: MethodData['context'] }) {
  return (
    <ul className="self-start border-b border-line">
      {hazards.map((hazard) => (
        <li key={hazard.id} className="border-t border-line print:break-inside-auto!">
          <HazardEntry hazard={hazard} />
        </li>
      ))}
    </ul>
  );
}
