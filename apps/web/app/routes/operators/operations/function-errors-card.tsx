import {
  clearFunctionErrors,
  functionErrorsKey,
  readFunctionErrors,
} from '../../../lib/api/function-errors.ts';
import { localStore } from '../../../lib/device/storage/browser-store.ts';
import { useStored } from '../../../lib/device/storage/use-stored.ts';
import { Button } from '../../../ui/button.tsx';
import { figure } from './figures.ts';
import { SectionCard } from './section-card.tsx';
import { words } from './words.ts';

const t = words.functionErrors;

/** What failed in this browser, kept there. */
export function FunctionErrorsCard() {
  // Renders again when another function fails.
  useStored(localStore, functionErrorsKey);
  const errors = readFunctionErrors();
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{ text: figure.whole(errors.length), needsLook: errors.length > 0 }}
      aside={
        errors.length > 0 && (
          <Button size="small" onClick={() => clearFunctionErrors()}>
            {t.clear}
          </Button>
        )
      }
    >
      {errors.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <ul className="flex max-h-96 flex-col gap-3 overflow-auto">
          {errors.map((error) => (
            <li key={error.id} className="border-t border-line pt-3 text-caption">
              <p className="font-strong">
                <span>{error.function_name}</span>{' '}
                <span className="font-normal text-ink-soft">
                  <time dateTime={error.timestamp}>{figure.moment(error.timestamp)}</time>
                </span>
              </p>
              <p className="wrap-anywhere">{error.error_message}</p>
              <p className="wrap-anywhere text-ink-soft">
                {[error.context.code, t.status(error.context.status), error.context.request_id]
                  .filter((each) => each !== null)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
