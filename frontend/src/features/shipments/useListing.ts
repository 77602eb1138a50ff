import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh, refreshDeals } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import { changesOf, draftOf, listingOf, type ListItemForm } from './listing';

/** Addresses in a listing are remembered, so the list of them changes. */
async function refreshListed(client: QueryClient): Promise<void> {
  await Promise.all([refreshDeals(client), refresh(client, '/api/users/me/addresses')]);
}

/** Lists an item, or saves it as a draft. Sending the same form twice lists it only once. */
export function useListItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      photos,
      captions,
      isDraft,
      ...form
    }: ListItemForm & { photos: string[]; captions: string[]; isDraft: boolean }) => {
      const body = isDraft ? draftOf(form, photos, captions) : listingOf(form, photos, captions);
      return callOnce('POST', '/api/shipments', { body });
    },
    onSuccess: () => void refreshListed(client),
  });
}

/** Changes a listing; emptied fields are removed. */
export function useChangeShipment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: Parameters<typeof changesOf>[0]) =>
      call('PATCH', '/api/shipments/{id}', { params: { id }, body: changesOf(form) }),
    onSuccess: () => refreshListed(client),
  });
}
