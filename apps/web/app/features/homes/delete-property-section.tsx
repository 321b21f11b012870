import type { Property } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { offerUndo } from '../../lib/api/undo-offers.ts';
import { usePaths } from '../../lib/paths.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { deleteProperty, forgetProperty } from './delete-property.ts';

export interface DeletePropertySectionProps {
  property: Property;
  photoCount: number;
  /** Photos that this browser hasn't sent yet. */
  unsentCount: number;
  /** Removes what the browser has saved about the property. @returns a function that restores what wasn't sent */
  onForget: () => () => void;
}

/** The last section of a property's page: deletes the property with everything in it. */
export function DeletePropertySection(props: DeletePropertySectionProps) {
  const { property, photoCount, unsentCount } = props;
  const t = useTranslations('deletion.property');
  const { remove, isPending } = useDeletion(props);
  return (
    <div className="flex justify-center pb-2 print:hidden">
      <ConfirmButton
        tone="quiet"
        size="small"
        isPending={isPending}
        question={{
          title: t('title', { address: property.address }),
          text: t('text', { photos: photoCount + unsentCount }),
          confirm: t('confirm'),
          cancel: t('cancel'),
        }}
        onConfirm={remove}
      >
        <TrashIcon className="size-5" />
        <span>{t('button')}</span>
      </ConfirmButton>
    </div>
  );
}

function useDeletion({ property, onForget }: DeletePropertySectionProps) {
  const t = useTranslations('deletion.property');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const paths = usePaths();
  const { id, address } = property;
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteProperty(id),
    // Fail right away when offline instead of queuing: a deletion must not happen later without the owner noticing.
    networkMode: 'always',
    onSuccess: async (isUndoable) => {
      const remember = onForget();
      // `replace`, so that the back button doesn't return to the deleted property.
      await navigate(paths.homes(), { replace: true });
      forgetProperty(queryClient, id);
      if (isUndoable) offerUndo({ kind: 'property', propertyId: id, name: address, remember });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  return { remove: () => mutate(), isPending };
}
