import type { SharedHome } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useWorkText } from '../../entities/hazard/texts/work-text.ts';
import { FoldedPart } from './folded-part.tsx';
import { GainText } from './gain-text.tsx';

type Result = NonNullable<SharedHome['result']>;

/** What to do, best first, with what it costs. Without a score there is nothing that it would raise. */
export function SharedActions({ result }: { result: Result }) {
  const t = useTranslations('sharing.page');
  const workText = useWorkText();
  return (
    <FoldedPart title={t('actions')}>
      <ol className="lg:columns-2 lg:gap-x-10 print:columns-2">
        {result.actions.map((action) => {
          const { cost, time } = workText(action);
          return (
            <li key={action.step_id} className="break-inside-avoid py-2">
              <p className="leading-snug font-strong wrap-anywhere">{action.title}</p>
              <p className="text-caption text-ink-soft tabular-nums *:mr-3">
                {result.enough_seen && <GainText action={action} />}
                <span>{cost}</span>
                <span>{time}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </FoldedPart>
  );
}
