import { shareLinkDays } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { FieldError } from '../../ui/fields.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { linkEnds, never } from './link-ends.ts';
import { ShareLinkList } from './share-link-list.tsx';
import { useCreateShareLink } from './share-links.ts';

/** What others will see, a new link, and the links that there are. */
export default function ShareSheet({
  propertyId,
  onClose,
}: {
  propertyId: string;
  onClose: () => void;
}) {
  const t = useTranslations('sharing.sheet');
  const errorText = useErrorText();
  const [until, setUntil] = useState<string>('30');
  const [hidesPlace, setHidesPlace] = useState(false);
  const { mutate, isPending, error } = useCreateShareLink(propertyId);
  return (
    <Sheet title={t('title')} description={t('lead')} onClose={onClose}>
      <p className="mt-2 text-ink-soft">{t('both')}</p>
      <div className="mt-5 flex flex-col gap-5">
        <ChoiceGroup
          legend={t('until')}
          legendClassName="font-strong"
          options={linkEnds.map((days) => ({
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
              aria-describedby="share-hide-hint"
              onChange={(event) => setHidesPlace(event.target.checked)}
              className="size-6 shrink-0 accent-forest"
            />
            <span>{t('hide')}</span>
          </label>
          <p id="share-hide-hint" className="mt-1 text-caption text-ink-soft">
            {t('hideHint')}
          </p>
        </div>
        <div className="flex flex-col items-start gap-2">
          <Button
            tone="primary"
            unavailable={isPending}
            onClick={() => {
              const days = shareLinkDays.find((each) => String(each) === until) ?? null;
              mutate({ expires_in_days: days, hides_place: hidesPlace });
            }}
          >
            {isPending ? t('creating') : t('create')}
          </Button>
          {error !== null && <FieldError>{`${t('failed')}. ${errorText(error)}`}</FieldError>}
        </div>
        <ShareLinkList propertyId={propertyId} />
      </div>
      <div className="h-6 shrink-0" />
      <SheetActions>
        <SheetClose render={<Button>{t('close')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
