import { homeVisitLimits, type Property } from '@dss/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { myHomeVisitsQuery } from '../../entities/home-visits/home-visits.ts';
import {
  keepVisit,
  sendUnsentVisits,
  useSavedVisits,
  type SavedVisit,
} from '../../entities/home-visits/saved-visits.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { isoDay } from '../../ui/iso-day.ts';

/** What an assessor says of the visit as a whole, kept in this browser until its owner has it. */
export function VisitForm({ property: { id } }: { property: Pick<Property, 'id'> }) {
  const t = useTranslations('homeVisits.walk');
  const paths = usePaths();
  const queryClient = useQueryClient();
  const [day] = useState(() => isoDay(Date.now()));
  const all = useSavedVisits();
  const kept = all.find((visit) => visit.propertyId === id && visit.day === day);
  const { data: visits } = useQuery(myHomeVisitsQuery);
  const stored = visits?.find((visit) => visit.property_id === id && visit.on === day);
  const notes = kept?.notes ?? stored?.notes ?? '';
  const organization =
    kept?.organization ??
    stored?.organization ??
    all.find((visit) => visit.organization !== undefined)?.organization ??
    visits?.find((visit) => visit.organization !== null)?.organization ??
    '';
  const ended = kept?.ended ?? (stored !== undefined && stored.ended_at !== null);
  const say = (said: Partial<Pick<SavedVisit, 'notes' | 'organization' | 'ended'>>) =>
    keepVisit(id, day, {
      ended,
      ...(kept?.notes !== undefined && { notes: kept.notes }),
      organization,
      ...said,
    });
  const send = () => void sendUnsentVisits(queryClient);
  return (
    <section aria-labelledby="visit-heading" className="flex max-w-xl flex-col gap-4">
      <h2 id="visit-heading" className="font-serif text-title-3">
        {t('endTitle')}
      </h2>
      <TextAreaField
        label={t('notes')}
        hint={t('notesHint')}
        rows={4}
        maxLength={homeVisitLimits.notes}
        value={notes}
        onChange={({ target }) => say({ notes: target.value })}
        onBlur={send}
      />
      <TextField
        label={t('organization')}
        hint={t('organizationHint')}
        maxLength={homeVisitLimits.organization}
        value={organization}
        onChange={({ target }) => say({ organization: target.value })}
        onBlur={send}
      />
      {ended && <p className="font-strong">{t('finished')}</p>}
      {kept !== undefined && <VisitState state={kept.state} />}
      <div className="flex flex-wrap gap-3">
        <Button
          tone={ended ? 'secondary' : 'primary'}
          onClick={() => {
            say({ ended: !ended });
            send();
          }}
        >
          {t(ended ? 'again' : 'finish')}
        </Button>
        <ButtonLink to={paths.visits()}>{t('all')}</ButtonLink>
      </div>
    </section>
  );
}

function VisitState({ state }: Pick<SavedVisit, 'state'>) {
  const t = useTranslations('homeVisits.walk');
  const isOnline = useOnline();
  const name = state === 'waits' ? (isOnline ? 'sending' : 'waits') : state;
  return (
    <p role="status" className="text-caption text-ink-soft">
      {t(name)}
    </p>
  );
}
