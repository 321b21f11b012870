import { homeRoles, peopleLimits, type HomeRole, type InvitedPerson } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useInvitePerson } from '../../entities/home-people/home-people.ts';
import { SaveFailed } from '../../lib/message-pages/save-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/fields.tsx';

interface InviteFormProps {
  propertyId: string;
  /** @param isToMail whether an address was given */
  onInvited: (invited: InvitedPerson, isToMail: boolean) => void;
}

/** As what somebody is invited, with what they would see, how the owner calls them, and where the link is mailed, if anywhere. */
export function InviteForm({ propertyId, onInvited }: InviteFormProps) {
  const t = useTranslations('people.invite');
  const roles = useTranslations('people.roles');
  const { mutate, isPending, error } = useInvitePerson(propertyId);
  const [role, setRole] = useState<HomeRole>('agent');
  const [papers, setPapers] = useState<boolean | null>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  // An agent seldom does without, and a buyer is a stranger still. Neither is a sale the business of an assessor.
  const isForSale = role !== 'assessor';
  const seesPapers = isForSale && (papers ?? role === 'agent');
  const most = peopleLimits.nameCharacters;
  const isNamed = name.trim() !== '' && name.trim().length <= most;
  const isMailable = email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return (
    <form
      noValidate
      aria-labelledby="invite-person"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isNamed || !isMailable || isPending) return;
        const address = email.trim();
        const body = {
          role,
          name: name.trim(),
          email: address === '' ? null : address,
          sees_papers: seesPapers,
        };
        mutate(body, { onSuccess: (invited) => onInvited(invited, body.email !== null) });
      }}
    >
      <h2 id="invite-person" className="font-serif text-title-2">
        {t('title')}
      </h2>
      <ChoiceGroup
        legend={t('role')}
        legendClassName="font-strong"
        options={homeRoles.map((value) => ({ value, label: roles(value) }))}
        value={role}
        onChoose={setRole}
      />
      <div className="flex flex-col gap-1 text-caption text-ink-soft" role="status">
        <p>{t(`sees.${role}`, { days: peopleLimits.assessorDays })}</p>
        <p>{t('never')}</p>
      </div>
      {isForSale && (
        <div className="flex flex-col gap-1">
          <label className="flex min-h-11 items-center gap-3 font-strong">
            <input
              type="checkbox"
              checked={seesPapers}
              onChange={({ target }) => setPapers(target.checked)}
              className="size-6 shrink-0 accent-forest"
            />
            <span>{t('papers')}</span>
          </label>
          <p className="text-caption text-ink-soft">{t('papersText')}</p>
        </div>
      )}
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={name}
        autoComplete="off"
        error={isTried && !isNamed ? t('nameMissing', { most }) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        value={email}
        autoComplete="off"
        error={isTried && !isMailable ? t('emailWrong') : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className="flex flex-col items-start gap-2">
        <Button type="submit" tone="primary" unavailable={isPending}>
          {t(isPending ? 'submitting' : 'submit')}
        </Button>
        <SaveFailed title={t('failed')} error={error} />
      </div>
    </form>
  );
}
