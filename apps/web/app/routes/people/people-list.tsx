import type { HomePerson } from '@dss/domain';
import { useFormatter, useNow, useTranslations } from 'use-intl';

import { useEndPerson } from '../../entities/home-people/home-people.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

interface PeopleListProps {
  propertyId: string;
  people: readonly HomePerson[];
}

/** Whom the owner invited: who is there, who hasn't answered, and who was there within a month. */
export function PeopleList({ propertyId, people }: PeopleListProps) {
  const t = useTranslations('people.list');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useEndPerson(propertyId);
  const end = (id: string) =>
    mutate(id, {
      onSuccess: () => showToast({ tone: 'positive', title: t('done') }),
      onError: (failure) => showFailure(t('failed'), failure),
    });
  return (
    <section aria-labelledby="people-list" className="flex flex-col gap-3">
      <h2 id="people-list" className="font-serif text-title-2">
        {t('title')}
      </h2>
      {people.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="border-b border-line">
          {people.map((person) => (
            <li
              key={person.id}
              className="flex items-start justify-between gap-4 border-t border-line py-3"
            >
              <Person person={person} />
              {person.ended_at === null &&
                (person.joined_at === null ? (
                  <Button
                    size="small"
                    className="shrink-0"
                    aria-label={t('takeBackNamed', { name: person.name })}
                    unavailable={isPending}
                    onClick={() => end(person.id)}
                  >
                    {t('takeBack')}
                  </Button>
                ) : (
                  <ConfirmButton
                    size="small"
                    className="shrink-0"
                    aria-label={t('endNamed', { name: person.name })}
                    isPending={isPending}
                    question={{
                      title: t('endTitle', { name: person.name }),
                      text: t('endText'),
                      confirm: t('end'),
                      cancel: t('keep'),
                    }}
                    onConfirm={() => end(person.id)}
                  >
                    {t('end')}
                  </ConfirmButton>
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Person({ person }: { person: HomePerson }) {
  const t = useTranslations('people.list');
  const roles = useTranslations('people.roles');
  const format = useFormatter();
  const now = useNow();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const {
    name,
    role,
    joined_at: joined,
    joined_name: joinedName,
    ends_at: ends,
    ended_at: ended,
    expires_at: expires,
    sees_papers: papers,
  } = person;
  return (
    <div className="flex min-w-0 flex-col">
      <span className="font-strong wrap-anywhere">{name}</span>
      <span className="text-caption">{roles(role)}</span>
      <span className="text-caption text-ink-soft wrap-anywhere">
        {joined === null || joinedName === null
          ? t(Date.parse(expires) <= now.getTime() ? 'over' : 'waits', { date: day(expires) })
          : ended === null
            ? t('joined', { date: day(joined), name: joinedName })
            : t('ended', { date: day(ended), name: joinedName })}
      </span>
      {papers === true && ended === null && (
        <span className="text-caption text-ink-soft">{t('papers')}</span>
      )}
      {ends !== null && ended === null && (
        <span className="text-caption text-ink-soft">{t('until', { date: day(ends) })}</span>
      )}
    </div>
  );
}
