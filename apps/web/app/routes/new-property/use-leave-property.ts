import type { Property } from '@dss/domain';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { homeToMake } from '../../lib/api/homes-to-make.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { usePaths } from '../../lib/paths.ts';
import { useCreateProperty } from '../../features/homes/create-property.ts';
import { useDeleteEmptyProperty } from '../../features/homes/delete-property.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

export type LeaveProperty = (property: Property, photoCount: number) => void;

/**
 * Goes back to the address. A property with photos is kept and can be reopened; one without is deleted, and undo
 * creates it again from its address.
 */
export function useLeaveProperty(): LeaveProperty {
  const t = useTranslations('newProperty');
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const paths = usePaths();
  const create = useCreateProperty();
  const remove = useDeleteEmptyProperty();

  const open = (propertyId: string) => void navigate(paths.newProperty(propertyId));
  const fail = (error: Error) => showFailure(t('address.error'), error);

  function recreate({ address, address_formatted: full, ...rest }: Property): void {
    const { place_id, lat, lng, coordinates_source: source } = rest;
    create
      .mutateAsync({
        address: full,
        ...(address !== full && { nickname: address }),
        // Geocoded coordinates are left out, because the geocoder finds them again.
        ...(source === 'picked' && { place: { place_id, formatted_address: full, lat, lng } }),
      })
      .then(({ property }) => open(property.id), fail);
  }

  const showItStays = ({ id, address }: Property) =>
    showToast({
      title: t('leave.kept'),
      description: t('leave.keptText', { address: shorten(address) }),
      action: { label: t('leave.open'), run: () => open(id) },
      page: paths.newProperty(),
    });

  return (property, photoCount) => {
    void navigate(paths.newProperty(), { replace: true });
    const { address } = property;
    // The server may have one that this browser still takes for unmade.
    if (photoCount > 0 || homeToMake(property.id) !== null) {
      showItStays(property);
      return;
    }
    remove.mutate(property.id, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'property_has_photos')
          showItStays(property);
        else fail(error);
      },
    });
    showToast({
      title: t('leave.removed'),
      description: t('leave.removedText', { address: shorten(address) }),
      action: { label: t('leave.undo'), run: () => recreate(property) },
      page: paths.newProperty(),
    });
  };
}

/** Truncates an address, keeping enough to recognize it. */
function shorten(address: string): string {
  return address.length > 80 ? `${address.slice(0, 80).trimEnd()}…` : address;
}
