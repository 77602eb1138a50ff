import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTerms } from '../../kit/api/config';
import { explain } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { useUploads } from '../../kit/api/uploads';
import { deadline } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { ItemChoice } from '../../kit/ui/ItemChoice';
import { PhotoField } from '../../kit/ui/PhotoField';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { useFormDraft } from '../../kit/ui/useFormDraft';
import { kindWords, type ClaimKind } from './claimWords';
import { useClaimLimits, useClaims, useOpenClaim, type ClaimForm } from './claims';
import { grantedBefore, MOVES_NOTHING, OF_GOODS } from './granted';

interface Props {
  shipment: Shipment;
  deal: Quote;
  isOwner: boolean;
  kinds: [ClaimKind, ...ClaimKind[]];
  onClose: () => void;
}

interface Asked {
  amount: string;
  description: string;
  photos: string;
}

/** What helps to decide a claim, by what it is about. */
const ASKED: Record<ClaimKind, Asked> = {
  damage: {
    amount: 'What the damage costs you. Estimates and receipts help.',
    description: 'When you noticed it, what it looks like, what was said. The other side can read this.',
    photos: 'Show the damage, the whole item and the packing.',
  },
  delay: {
    amount: 'What the delay cost you. Receipts help.',
    description: 'When it came, and what that led to. The other side can read this.',
    photos: 'Show receipts, if there are any.',
  },
  no_show: {
    amount: 'What you want back: usually the whole price.',
    description: 'When you waited, and what was said. The other side can read this.',
    photos: 'Show messages or calls, if there are any.',
  },
  other: {
    amount: 'What it cost you. Receipts help.',
    description: 'What happened, when, and what was said. The other side can read this.',
    photos: 'Show what it is about.',
  },
};

/** Opens a claim: what for, how much, what happened. Time limits and coverage are shown first. */
export default function ClaimDialog({ shipment, deal, isOwner, kinds, onClose }: Props) {
  const limits = useClaimLimits(shipment, deal);
  const { rows: claims } = useClaims(shipment.id);
  const granted = isOwner ? grantedBefore(claims, deal) : 0;
  const isHeld = deal.paymentStatus === 'in_escrow';
  const form = useForm<ClaimForm>({
    defaultValues: {
      kind: kinds[0],
      amount: kinds[0] === 'no_show' ? String(deal.amount) : '',
      itemId: '',
      description: '',
    },
  });
  const forget = useFormDraft(form, `claim_${shipment.id}`);
  const photos = useUploads();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const asked = ASKED[kind] ?? ASKED.other;
  const most = limits.most && limits.most - (OF_GOODS.includes(kind) ? granted : 0);
  const open = useOpenClaim(shipment.id);
  const submit = form.handleSubmit((values) =>
    open.mutate(
      { ...values, photos: photos.urls },
      {
        onSuccess: () => {
          forget();
          toast({
            title: 'Claim opened',
            description: isHeld
              ? 'The payment is on hold, and we are asking the other side what happened.'
              : 'We are asking the other side what happened.',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  return (
    <Sheet title="Open a claim" onClose={onClose} locked={open.isPending} keeps={photos.photos.length === 0}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {open.isError && (
          <FormError key={open.submittedAt}>
            {explain(open.error, 'The claim could not be opened. Please try again.')}
          </FormError>
        )}
        <Rules limits={limits} granted={granted} isOwner={isOwner} isHeld={isHeld} />
        <KindChoice form={form} deal={deal} kinds={kinds} />
        <Controller
          control={form.control}
          name="itemId"
          render={({ field: { value, onChange } }) => (
            <ItemChoice items={shipment.items} value={value} onChange={onChange} />
          )}
        />
        <FormField
          form={form}
          name="amount"
          label="Amount ($)"
          type="number"
          help={asked.amount}
          rules={{
            required: 'Enter the amount you are claiming',
            min: { value: 0.01, message: 'Enter more than $0.00' },
            ...(most === undefined
              ? {}
              : {
                  max: {
                    value: most,
                    message: isOwner ? `At most ${money(most)} is covered` : `At most ${money(most)}`,
                  },
                }),
          }}
          slotProps={{ htmlInput: { min: 0.01, step: '0.01', inputMode: 'decimal' } }}
        />
        <FormField
          form={form}
          name="description"
          label="What happened"
          multiline
          minRows={4}
          help={asked.description}
          rules={{
            validate: (text) => text.trim() !== '' || 'Describe what happened',
            maxLength: { value: 5000, message: 'Use at most 5,000 characters' },
          }}
        />
        <PhotoField uploads={photos} label="Photos" help={asked.photos} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
          <Button variant="outlined" onClick={onClose} disabled={open.isPending}>
            Go back
          </Button>
          <Button type="submit" variant="contained" disabled={open.isPending || photos.busy}>
            {open.isPending ? 'Opening...' : photos.busy ? 'Sending photos...' : 'Open claim'}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

interface RulesProps {
  limits: ReturnType<typeof useClaimLimits>;
  granted: number;
  isOwner: boolean;
  isHeld: boolean;
}

/** Until when, how much, and what happens then. */
function Rules({ limits, granted, isOwner, isHeld }: RulesProps) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1, color: 'text.secondary' }}>
      {limits.until && <li>Claims can be opened until {deadline(limits.until)}.</li>}
      {!isOwner && <li>{MOVES_NOTHING}</li>}
      {isOwner && limits.most !== undefined && (
        <li>
          {limits.plan} covers up to {money(limits.most)} here
          {granted > 0 && `, of which ${money(granted)} was granted before`}.
        </li>
      )}
      <li>{isHeld && 'The payment is on hold until the claim is closed. '}We ask the other side what happened.</li>
      <li>Haulway decides within 5 business days, in writing.{isHeld && ' No money moves until then.'}</li>
    </Box>
  );
}

function KindChoice({ form, deal, kinds }: Pick<Props, 'deal' | 'kinds'> & { form: UseFormReturn<ClaimForm> }) {
  const terms = useTerms(deal);
  const chosen = useWatch({ control: form.control, name: 'kind' });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1.5 }}>
        What is it about?
      </Typography>
      <Box sx={{ border: '1px solid', borderColor: 'haulway.control', borderRadius: '10px', overflow: 'hidden' }}>
        {kinds.map((kind, index) => (
          <Box
            component="label"
            key={kind}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              px: 4,
              py: 3,
              cursor: 'pointer',
              borderTop: index > 0 ? '1px solid' : 0,
              borderColor: 'divider',
              bgcolor: kind === chosen ? 'haulway.soft' : 'transparent',
              color: kind === chosen ? 'haulway.onSoft' : 'text.primary',
            }}
          >
            <Box
              component="input"
              type="radio"
              value={kind}
              {...form.register('kind')}
              sx={{
                m: 0,
                width: 18,
                height: 18,
                flex: 'none',
                accentColor: (theme) => theme.vars?.palette.primary.main,
              }}
            />
            <span>
              <strong>{kindWords[kind].label}</strong>
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {kindWords[kind].text(terms)}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
