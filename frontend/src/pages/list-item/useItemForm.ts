import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { emptyItem, END_FIELDS, type ListItemForm } from '../../features/shipments/listing';
import { readItemDraft, useItemDraft } from '../../features/shipments/useItemDraft';
import { useListItem } from '../../features/shipments/useListing';
import { useListItemStart, withStart } from '../../features/shipments/useListItemStart';
import { ApiError, isUnauthorized } from '../../kit/api/errors';
import type { Shipment } from '../../kit/api/types';
import { useUploads } from '../../kit/api/uploads';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { useUnauthorized } from '../../session/useUnauthorized';

export type ItemForm = ReturnType<typeof useItemForm>;

/** What is typed into the form, with its photos, kept until it is sent; and what becomes of it. */
export function useItemForm(userId: string) {
  const navigate = useNavigate();
  const onUnauthorized = useUnauthorized();
  const start = useListItemStart();
  const [draft] = useState(() => withStart(readItemDraft(userId), start));
  const form = useForm<ListItemForm>({ defaultValues: draft.item, shouldFocusError: false });
  const [isUnsure, setUnsure] = useState(false);
  const uploads = useUploads(draft.photos, { scaled: true });
  useItemDraft(form, uploads.photos, userId);
  const list = useListItem();
  const [sent, setSent] = useState<Shipment>();

  const clear = () => {
    setUnsure(false);
    form.reset(emptyItem);
    uploads.set([]);
  };
  const send = (isDraft: boolean) => (values: ListItemForm) =>
    list.mutate(
      { ...values, photos: uploads.urls, captions: uploads.captions, isDraft },
      {
        onSuccess: (shipment) => {
          clear();
          setSent(shipment);
          const action = { label: 'View listing', run: () => navigate(`/shipments/${shipment.id}`) };
          toast(
            isDraft
              ? { title: 'Draft saved', action: { ...action, label: 'View draft' } }
              : { title: 'Success', description: 'Your shipment has been listed successfully!', action },
          );
        },
        onError: (error) => {
          if (isUnauthorized(error)) return onUnauthorized();
          showFieldErrors(form, error, { names: END_FIELDS });
          if (error instanceof ApiError) console.error('The shipment was refused', error.problem);
          toast({
            title: 'Error',
            description: 'Failed to create shipment. Please try again.',
            variant: 'destructive',
          });
        },
      },
    );
  /** A draft needs only a title. */
  const save = async () => {
    if (await form.trigger('title', { shouldFocus: true })) send(true)(form.getValues());
  };
  const another = () => {
    setSent(undefined);
    form.setFocus('title');
  };
  const reset = () => {
    const typed = form.getValues();
    const photos = uploads.photos;
    clear();
    toast({
      title: 'Form cleared',
      action: {
        label: 'Undo',
        run: () => {
          form.reset(typed);
          uploads.set(photos);
        },
      },
    });
  };
  return {
    form,
    uploads,
    /** Its weight is not known to the shipper. */
    isUnsure,
    setUnsure,
    isSending: list.isPending,
    submit: form.handleSubmit(send(false)),
    save,
    reset,
    /** What was listed last, until another one begins. */
    sent,
    another,
  };
}
