import { addressSchema, nicknameSchema, type Property } from '@dss/domain';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useCreateProperty } from '../properties/index.ts';
import { Button } from '../ui/button.tsx';
import { LockIcon } from '../ui/icons.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';

interface AddressForm {
  address: string;
  nickname: string;
}

/** The address, typed by hand, and the name that its owner calls it by. */
export function AddressStep({ onCreated }: { onCreated: (property: Property) => void }) {
  const t = useTranslations('newProperty.address');
  const errorText = useErrorText();
  const create = useCreateProperty();
  const { register, handleSubmit, getValues, formState } = useForm<AddressForm>({
    defaultValues: { address: '', nickname: '' },
    reValidateMode: 'onChange',
  });
  const { errors } = formState;

  function submit({ address, nickname }: AddressForm): void {
    create.mutate(
      { address, ...(nickname.trim() !== '' && { nickname }) },
      {
        onSuccess: onCreated,
        onError: (error) =>
          showToast({
            tone: 'danger',
            title: t('error'),
            description: error.message === '' ? t('failed') : errorText(error),
          }),
      },
    );
  }

  function refuse(refused: FieldErrors<AddressForm>): void {
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
        if (create.isPending || getValues('address').trim() === '') return;
        void handleSubmit(submit, refuse)(event);
      }}
    >
      <p className="text-ink-soft">{t('step')}</p>
      <TextField
        label={t('label')}
        hint={t('hint')}
        error={errors.address?.message}
        autoComplete="street-address"
        required
        {...register('address', {
          validate: (text) => addressSchema.safeParse(text).success || t('invalidAddress'),
        })}
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
        unavailable={create.isPending}
        className="w-full sm:w-auto sm:self-start"
      >
        {create.isPending ? t('submitting') : t('submit')}
      </Button>
      <p className="flex items-center gap-2 text-ink-soft">
        <LockIcon className="size-5" />
        {t('privacy')}
      </p>
    </form>
  );
}
