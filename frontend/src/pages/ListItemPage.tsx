import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PricePreview } from '../features/pricing/PricePreview';
import { usePricePreview } from '../features/pricing/pricing';
import { ITEM_LABELS, ItemFields } from '../features/shipments/ItemFields';
import { emptyItem, END_FIELDS, type ListItemForm } from '../features/shipments/listing';
import { photoPrompt } from '../features/shipments/photoPrompt';
import { useListItem } from '../features/shipments/useListing';
import { useListItemStart, withStart } from '../features/shipments/useListItemStart';
import { readItemDraft, useItemDraft } from '../features/shipments/useItemDraft';
import { ApiError, isUnauthorized } from '../kit/api/errors';
import { useRead } from '../kit/api/queries';
import type { Shipment, User } from '../kit/api/types';
import { useUploads } from '../kit/api/uploads';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { PhotoField } from '../kit/ui/PhotoField';
import { showFieldErrors } from '../kit/ui/serverErrors';
import { toast } from '../kit/ui/toasts';
import { Waiting } from '../kit/ui/Waiting';
import { useMe } from '../session/session';
import { useUnauthorized } from '../session/useUnauthorized';

// Parts that most visits to the form never need, or not right away.
const CarriersDoNotList = lazy(() => import('./CarriersDoNotList'));
const KindLine = lazy(() => import('../features/pricing/KindLine'));
const UsualWeights = lazy(() => import('../features/pricing/UsualWeights'));
const RoutePreview = lazy(async () => ({ default: (await import('../features/shipments/RoutePreview')).RoutePreview }));
const ListedPlate = lazy(() => import('../features/shipments/ListedPlate'));
const PriceBar = lazy(() => import('../features/pricing/PriceBar'));
const ErrorSummary = lazy(() => import('../kit/ui/ErrorSummary')) as typeof import('../kit/ui/ErrorSummary').default;

export default function ListItemPage() {
  const me = useMe();
  const [params] = useSearchParams();
  const prefillId = params.get('prefill');
  if (!me.isCarrier && prefillId && !params.has('from')) return <Prefilled id={prefillId} />;
  if (!me.isCarrier) return <ListItem me={me} />;
  return (
    <Suspense fallback={null}>
      <CarriersDoNotList />
    </Suspense>
  );
}

/** Somebody comes from a widget on another site: what they asked there is filled in. An estimate that is gone leaves the form empty. */
function Prefilled({ id }: { id: string }) {
  const { data, isError } = useRead('/api/widget-estimates/{id}', { id });
  if (isError) return <Navigate to="/list-item" replace />;
  if (!data) return <Waiting label="Filling in the form" />;
  const { category, from, to, weight } = data;
  const fields = new URLSearchParams({
    prefill: id,
    category,
    from,
    to,
    ...(weight === null ? {} : { weight: `${weight}` }),
  });
  return <Navigate to={`/list-item?${fields}`} replace />;
}

function ListItem({ me }: { me: User }) {
  const userId = me.id;
  const navigate = useNavigate();
  const onUnauthorized = useUnauthorized();
  const start = useListItemStart();
  const [draft] = useState(() => withStart(readItemDraft(userId), start));
  const form = useForm<ListItemForm>({ defaultValues: draft.item, shouldFocusError: false });
  const [category, weight, pickupLocation, deliveryLocation, title, subcategory] = useWatch({
    control: form.control,
    name: ['category', 'weight', 'pickupLocation', 'deliveryLocation', 'title', 'subcategory'],
  });
  const [isUnsure, setUnsure] = useState(false);
  const preview = usePricePreview({
    userId,
    category,
    weight,
    pickupLocation,
    deliveryLocation,
    title,
    subcategory,
    isUnsure,
  });
  const [priced] = preview.estimates;
  const uploads = useUploads(draft.photos, { scaled: true });
  useItemDraft(form, uploads.photos, userId);
  const list = useListItem();
  const [sent, setSent] = useState<Shipment>();

  const kindLine = priced && (
    <Suspense fallback={null}>
      <KindLine
        category={category}
        kind={priced.kind}
        chosen={subcategory}
        onChoose={(kind) => form.setValue('subcategory', kind)}
      />
    </Suspense>
  );
  const weightHelp = isUnsure ? (
    <Suspense fallback={null}>
      <UsualWeights
        category={category}
        kind={subcategory || (priced?.kind ?? null)}
        onChoose={(lbs) => form.setValue('weight', lbs, { shouldDirty: true })}
      />
    </Suspense>
  ) : (
    <Button size="small" onClick={() => setUnsure(true)} sx={{ ml: -3, minHeight: 44 }}>
      Not sure?
    </Button>
  );
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
  const submit = form.handleSubmit(send(false));
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
  return (
    <Page
      title="List a shipment"
      lead={
        <>
          Listing is free. Carriers answer with their price, and you decide.{' '}
          <MuiLink component={Link} to="/import">
            List many from a file
          </MuiLink>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1.6fr) minmax(300px, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Suspense fallback={null}>{sent && <ListedPlate shipment={sent} me={me} onAnother={another} />}</Suspense>
          <Panel>
            <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 6 }}>
              <Suspense fallback={null}>
                {form.formState.submitCount > 0 && <ErrorSummary form={form} labels={ITEM_LABELS} />}
              </Suspense>
              <ItemFields
                form={form}
                kind={kindLine}
                weightHelp={weightHelp}
                usual={preview.estimates.find(({ usual }) => usual)}
              />
              <PhotoField
                uploads={uploads}
                arranged
                help={photoPrompt(category, subcategory || (priced?.kind ?? null))}
              />
              <Box
                sx={{
                  display: { xs: 'grid', sm: 'flex' },
                  gridTemplateColumns: '1fr 1fr',
                  gap: 3,
                  justifyContent: 'flex-end',
                  pt: 2,
                  // On a phone the act itself comes first, over the whole width.
                  '& [type=submit]': { gridColumn: '1 / -1', order: { xs: -1, sm: 0 } },
                }}
              >
                <Button
                  variant="outlined"
                  size="large"
                  onClick={() => void save()}
                  disabled={list.isPending || uploads.busy}
                  sx={{ mr: { sm: 'auto' }, px: { xs: 2, sm: 6 } }}
                >
                  Save as draft
                </Button>
                <Button size="large" onClick={reset} disabled={list.isPending}>
                  Reset
                </Button>
                <Button type="submit" variant="contained" size="large" disabled={list.isPending || uploads.busy}>
                  {list.isPending ? 'Creating...' : 'List Shipment'}
                </Button>
              </Box>
            </Box>
          </Panel>
          {preview.estimates.length > 0 && (
            <Suspense fallback={null}>
              <PriceBar estimates={preview.estimates} to="#prices" />
            </Suspense>
          )}
        </Box>
        <Box id="prices" sx={{ position: { md: 'sticky' }, top: 88 }}>
          {pickupLocation.trim() !== '' && deliveryLocation.trim() !== '' && (
            <Suspense fallback={null}>
              <RoutePreview
                from={pickupLocation}
                to={deliveryLocation}
                onRefused={(error) =>
                  showFieldErrors(form, error, {
                    names: { from: 'pickupLocation', to: 'deliveryLocation' },
                    focus: false,
                  })
                }
              />
            </Suspense>
          )}
          <PricePreview {...preview} />
        </Box>
      </Box>
    </Page>
  );
}
