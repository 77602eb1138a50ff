import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PricePreview } from '../../features/pricing/PricePreview';
import { ItemFields } from '../../features/shipments/ItemFields';
import { ITEM_LABELS } from '../../features/shipments/itemLabels';
import { photoPrompt } from '../../features/shipments/photoPrompt';
import type { User } from '../../kit/api/types';
import { lazy } from '../../kit/ui/lazy';
import { Page } from '../../kit/ui/Page';
import { Panel } from '../../kit/ui/Panel';
import { PhotoField } from '../../kit/ui/PhotoField';
import { SoundsLikePlate } from '../../features/pricing/SoundsLikePlate';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Acts } from './Acts';
import { type ItemForm, useItemForm } from './useItemForm';
import { type ItemPrices, useItemPrices } from './useItemPrices';

// Parts that most visits to the form never need, or not right away.
const KindLine = lazy(() => import('../../features/pricing/KindLine'));
const UsualWeights = lazy(() => import('../../features/pricing/UsualWeights'));
const RoutePreview = lazy(async () => ({
  default: (await import('../../features/shipments/RoutePreview')).RoutePreview,
}));
const ListedPlate = lazy(() => import('../../features/shipments/ListedPlate'));
const PriceBar = lazy(() => import('../../features/pricing/PriceBar'));
const ErrorSummary = lazy(
  () => import('../../kit/ui/ErrorSummary'),
) as typeof import('../../kit/ui/ErrorSummary').default;

/** The form of a shipper, with what the item would cost beside it. */
export function ListItem({ me }: { me: User }) {
  const item = useItemForm(me.id);
  const { form, uploads, sent } = item;
  const prices = useItemPrices(item, me.id);
  const { estimates } = prices.preview;
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
          <Suspense fallback={null}>
            {sent && <ListedPlate shipment={sent} me={me} onAnother={item.another} />}
          </Suspense>
          <Panel>
            <Box component="form" noValidate onSubmit={item.submit} sx={{ display: 'grid', gap: 6 }}>
              <Suspense fallback={null}>
                {form.formState.submitCount > 0 && <ErrorSummary form={form} labels={ITEM_LABELS} />}
              </Suspense>
              <ItemFields
                form={form}
                kind={<Kind item={item} prices={prices} />}
                takenFor={prices.kind}
                weightHelp={<WeightHelp item={item} prices={prices} />}
                usual={estimates.find(({ usual }) => usual)}
              />
              <PhotoField uploads={uploads} arranged help={photoPrompt(prices.category, prices.kind)} />
              {/* Before the prices, which come late: they would move the button from under the thumb. Their bar says them meanwhile. */}
              <Acts {...item} />
            </Box>
          </Panel>
          {estimates.length > 0 && (
            <Suspense fallback={null}>
              <PriceBar estimates={estimates} to="#prices" />
            </Suspense>
          )}
        </Box>
        <Box id="prices" sx={{ position: { md: 'sticky' }, top: 88 }}>
          <Way item={item} prices={prices} />
          <PricePreview {...prices.preview} />
        </Box>
      </Box>
    </Page>
  );
}

interface Props {
  item: ItemForm;
  prices: ItemPrices;
}

/** What the price takes it for, once there is one, and whether the title says something else. */
function Kind({ item: { form }, prices: { category, pricedAs, chosenKind, title } }: Props) {
  return (
    <>
      <SoundsLikePlate
        title={title}
        category={category}
        chosen={chosenKind}
        onSwitch={(switched) => {
          form.setValue('category', switched, { shouldDirty: true });
          form.setValue('subcategory', '');
        }}
      />
      {pricedAs !== undefined && (
        <Suspense fallback={null}>
          <KindLine
            category={category}
            kind={pricedAs}
            chosen={chosenKind}
            onChoose={(kind) => form.setValue('subcategory', kind)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What such things usually weigh, for whoever does not know. */
function WeightHelp({ item: { form, isUnsure, setUnsure }, prices: { category, kind } }: Props) {
  if (!isUnsure)
    return (
      <Button size="small" onClick={() => setUnsure(true)} sx={{ ml: -3, minHeight: 44 }}>
        Not sure?
      </Button>
    );
  return (
    <Suspense fallback={null}>
      <UsualWeights
        category={category}
        kind={kind}
        onChoose={(lbs) => form.setValue('weight', lbs, { shouldDirty: true })}
      />
    </Suspense>
  );
}

/** The way it goes, once both ends are typed. */
function Way({ item: { form }, prices: { pickupLocation, deliveryLocation } }: Props) {
  if (pickupLocation.trim() === '' || deliveryLocation.trim() === '') return null;
  return (
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
  );
}
