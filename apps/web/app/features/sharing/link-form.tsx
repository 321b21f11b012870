import { shareLinkDays } from '@dss/domain';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { FieldError } from '../../ui/fields.tsx';

/** What a new link is like. */
export interface WantedLink {
  /** Null: it works until it is revoked. */
  readonly expires_in_days: (typeof shareLinkDays)[number] | null;
  readonly hides_place: boolean;
}

const never = 'never';
const ends = [never, ...shareLinkDays.map(String)] as const;

/** How long a new link works, whether it leaves out where the home is, and the button that makes it. */
export function LinkForm({
  startsHiding,
  isPending,
  error,
  onCreate,
}: {
  /** Whether the place is left out unless the owner decides otherwise. */
  startsHiding: boolean;
  isPending: boolean;
  error: Error | null;
  onCreate: (wanted: WantedLink) => void;
}) {
  const t = useTranslations('sharing.sheet');
  const errorText = useErrorText();
  const hint = useId();
  const [until, setUntil] = useState<string>('30');
  const [hidesPlace, setHidesPlace] = useState(startsHiding);
  return (
    <>
      <ChoiceGroup
        legend={t('until')}
        legendClassName="font-strong"
        options={ends.map((days) => ({
          value: days,
          label: days === never ? t('never') : t('days', { days }),
        }))}
        value={until}
        onChoose={setUntil}
      />
      <div>
        <label className="flex min-h-11 items-center gap-3 font-strong">
          <input
            type="checkbox"
            checked={hidesPlace}
            aria-describedby={hint}
            onChange={(event) => setHidesPlace(event.target.checked)}
            className="size-6 shrink-0 accent-forest"
          />
          <span>{t('hide')}</span>
        </label>
        <p id={hint} className="mt-1 text-caption text-ink-soft">
          {t('hideHint')}
        </p>
      </div>
      <div className="flex flex-col items-start gap-2">
        <Button
          tone="primary"
          unavailable={isPending}
          onClick={() => {
            const days = shareLinkDays.find((each) => String(each) === until) ?? null;
            onCreate({ expires_in_days: days, hides_place: hidesPlace });
          }}
        >
          {isPending ? t('creating') : t('create')}
        </Button>
        {error !== null && <FieldError>{`${t('failed')}. ${errorText(error)}`}</FieldError>}
      </div>
    </>
  );
}
