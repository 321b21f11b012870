import { addressSchema, nicknameSchema, type PickedPlace, type Property } from '@dss/domain';
import { useRef, useState } from 'react';
import { useController, useForm, type FieldErrors } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { activityLog } from '../limits/index.ts';
import { AddressField } from '../places/index.ts';
import { useCreateProperty } from '../properties/index.ts';
import { Button } from '../ui/button.tsx';
import { LockIcon } from '../ui/icons.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';

interface AddressForm {
  address: string;
  nickname: string;
}

/** The address, picked or typed by hand, and the name that its owner calls it by. */
export function AddressStep({ onCreated }: { onCreated: (property: Property) => void }) {
  const t = useTranslations('newProperty.address');
  const errorText = useErrorText();
  const create = useCreateProperty();
  const { control, register, handleSubmit, getValues, formState } = useForm<AddressForm>({
    defaultValues: { address: '', nickname: '' },
    reValidateMode: 'onChange',
  });
  const { errors } = formState;
  const { field: address } = useController({
    control,
    name: 'address',
    rules: { validate: (text) => addressSchema.safeParse(text).success || t('invalidAddress') },
  });
  /** Of the address that was picked and not changed since. */
  const place = useRef<Promise<PickedPlace | null> | null>(null);
  const [isSending, setSending] = useState(false);

  const type = (text: string) => {
    place.current = null;
    address.onChange(text);
  };
  const pick = (text: string, picked: Promise<PickedPlace | null>) => {
    place.current = picked;
    address.onChange(text);
  };

  async function submit(form: AddressForm): Promise<void> {
    setSending(true);
    // The place of an address picked a moment ago may still be on its way.
    const picked = await place.current;
    create.mutate(
      {
        address: form.address,
        ...(form.nickname.trim() !== '' && { nickname: form.nickname }),
        ...(picked !== null && { place: picked }),
      },
      {
        onSuccess: onCreated,
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

  function refuse(refused: FieldErrors<AddressForm>): void {
    activityLog.note('validation_failure', 'address');
    const description = refused.address?.message ?? refused.nickname?.message;
    showToast({
      tone: 'danger',
      title: t('invalidInput'),
      ...(description !== undefined && { description }),
    });
  }

  return (
    <form
      noValidate
      aria-label={t('step')}
      className="mt-6 flex max-w-xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending || getValues('address').trim() === '') return;
        void handleSubmit(submit, refuse)(event);
      }}
    >
      <p className="text-ink-soft">{t('step')}</p>
      <AddressField
        label={t('label')}
        hint={t('hint')}
        error={errors.address?.message}
        value={address.value}
        disabled={create.isSuccess}
        inputRef={address.ref}
        onType={type}
        onPick={pick}
        onBlur={address.onBlur}
      />
      <TextField
        label={t('nicknameLabel')}
        hint={t('nicknameHint')}
        error={errors.nickname?.message}
        autoComplete="off"
        {...register('nickname', {
          validate: (text) => nicknameSchema.safeParse(text).success || t('invalidNickname'),
        })}
      />
      <Button
        type="submit"
        tone="primary"
        unavailable={isSending}
        className="w-full sm:w-auto sm:self-start"
      >
        {isSending ? t('submitting') : t('submit')}
      </Button>
      <p className="flex items-center gap-2 text-ink-soft">
        <LockIcon className="size-5" />
        {t('privacy')}
      </p>
    </form>
  );
}

function isTooOften(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'too_many_properties';
}
