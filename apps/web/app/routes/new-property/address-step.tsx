import { addressSchema, nicknameSchema, type PickedPlace, type Property } from '@dss/domain';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import { activityLog } from '../../lib/limits/index.ts';
import { AddressField } from '../../entities/address/address-field.tsx';
import { useCreateProperty } from '../../features/homes/create-property.ts';
import { useOfflinePages } from '../../features/property-sync/use-property-sync.ts';
import { ShareChoice } from '../../entities/leads/share-choice.tsx';
import { trackAddress } from '../../entities/leads/track.ts';
import { Button } from '../../ui/button.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';

/** The address, picked from suggestions or typed, and an optional nickname. */
export function AddressStep({ onCreated }: { onCreated: (property: Property) => void }) {
  const t = useTranslations('newProperty.address');
  const errorText = useErrorText();
  const create = useCreateProperty();
  const online = useOnline();
  useOfflinePages();
  const [address, setAddress] = useState('');
  const [nickname, setNickname] = useState('');
  /** The place of the picked address, as long as the address isn't edited. */
  const place = useRef<Promise<PickedPlace | null> | null>(null);
  const addressInput = useRef<HTMLInputElement>(null);
  const nicknameInput = useRef<HTMLInputElement>(null);
  const [shares, setShares] = useState(false);
  const [isSending, setSending] = useState(false);
  /** Errors appear after the first failed submit, then update as the visitor types. */
  const [wasRefused, setRefused] = useState(false);

  const addressError = addressSchema.safeParse(address).success ? undefined : t('invalidAddress');
  const nicknameError = nicknameSchema.safeParse(nickname).success
    ? undefined
    : t('invalidNickname');

  const enter = (text: string, picked: Promise<PickedPlace | null> | null) => {
    place.current = picked;
    setAddress(text);
  };

  async function send(): Promise<void> {
    setSending(true);
    // The place of an address picked just now may still be loading.
    const picked = await place.current;
    create.mutate(
      {
        address,
        ...(nickname.trim() !== '' && { nickname }),
        ...(picked !== null && { place: picked }),
      },
      {
        onSuccess: ({ property, isMade }) => {
          // Nothing is shared of a home that only this browser has.
          if (isMade) trackAddress(property, shares);
          onCreated(property);
        },
        onError: (error) => {
          setSending(false);
          showToast({
            tone: 'danger',
            title: t(isTooOften(error) ? 'rateLimited' : 'error'),
            description: error.message === '' ? t('failed') : errorText(error),
          });
        },
      },
    );
  }

  function refuse(description: string): void {
    setRefused(true);
    (addressError === undefined ? nicknameInput : addressInput).current?.focus();
    activityLog.note('validation_failure', 'address');
    showToast({ tone: 'danger', title: t('invalidInput'), description });
  }

  return (
    <form
      noValidate
      aria-label={t('step')}
      className="mt-6 flex max-w-xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending || address.trim() === '') return;
        const problem = addressError ?? nicknameError;
        if (problem === undefined) void send();
        else refuse(problem);
      }}
    >
      <p className="text-ink-soft">{t('what')}</p>
      <AddressField
        label={t('label')}
        hint={t('hint')}
        error={wasRefused ? addressError : undefined}
        value={address}
        disabled={create.isSuccess}
        inputRef={(input) => {
          addressInput.current = input;
        }}
        onType={(text) => enter(text, null)}
        onPick={enter}
      />
      <TextField
        ref={nicknameInput}
        label={t('nicknameLabel')}
        hint={t('nicknameHint')}
        error={wasRefused ? nicknameError : undefined}
        autoComplete="off"
        name="nickname"
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
      />
      <ShareChoice
        wanted={shares}
        onChange={setShares}
        label={(partner) => t('share', { partner })}
        hint={t('shareHint')}
      />
      <div className="flex flex-col gap-4">
        <div role="status" className="empty:hidden">
          {!online && (
            <Notice title={t('offline')}>
              <p>{t('offlineText')}</p>
            </Notice>
          )}
        </div>
        <Button
          type="submit"
          tone="primary"
          unavailable={isSending}
          className="w-full sm:w-auto sm:self-start"
        >
          {isSending ? t('submitting') : t('submit')}
        </Button>
      </div>
      <p className="flex items-center gap-2 text-ink-soft">
        <LockIcon className="size-5" />
        <span>{t('privacy')}</span>
      </p>
    </form>
  );
}

function isTooOften(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'too_many_properties';
}
