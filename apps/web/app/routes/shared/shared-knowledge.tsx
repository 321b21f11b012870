import { isRangeOfKnown, type Direction, type SharedHome } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { DomainBars } from '../../entities/score/domain-bars.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

type Result = NonNullable<SharedHome['result']>;

/** How much of the home is known: what isn't seen, and what its owner set aside or removed. */
export function SharedKnowledge({ result, removed }: { result: Result; removed: number }) {
  const t = useTranslations('sharing.page');
  const { name: sideName } = useSideWords();
  const format = useFormatter();
  const { coverage_missing: missing, set_aside: setAside } = result;
  return (
    <section
      aria-labelledby="shared-knowledge"
      className="flex max-w-[64ch] flex-col gap-1 text-caption"
    >
      <h2 id="shared-knowledge" className="font-serif text-title-2">
        {t('known')}
      </h2>
      <p>
        <span>{t('seen', { seen: Math.round(result.confidence_percent) })}</span>{' '}
        {isRangeOfKnown(result) && <span>{t('stillRange')}</span>}
      </p>
      {missing.length > 0 && (
        <p>
          {t('missing', {
            sides: missing.length,
            names: format.list(missing.map((side) => sideName(side))),
          })}
        </p>
      )}
      {setAside.length > 0 && (
        <>
          <p>{t('setAside', { count: setAside.length })}</p>
          <ul className="list-disc pl-5">
            {setAside.map(({ title, sides, told_sides: told, kind }, index) => {
              const namingOf = (side: Direction) => told.find((each) => each.side === side)?.naming;
              const names = sides.map((side) => sideName(side, namingOf(side)));
              return (
                <li key={`${title} ${index}`}>
                  {`${[title, ...names].join(', ')}: ${t(`aside.${kind}`)}`}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {removed > 0 && <p>{t('removed', { count: removed })}</p>}
      <Disclosure summary={t('byPart')} summaryClassName="font-strong text-forest">
        <DomainBars domains={result.domains} title={t('bars')} />
      </Disclosure>
    </section>
  );
}
