import Box from '@mui/material/Box';
import {
  IconArrowBackUp,
  IconArrowUpRight,
  IconBan,
  IconCheck,
  IconClock,
  IconHeartHandshake,
  IconLock,
  IconAlertTriangle,
  IconPencil,
  IconSpeakerphone,
  IconTags,
  IconTruck,
  IconZoomQuestion,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { PAYMENT_LABELS, type PaymentStatus } from '../format/labels';
import { words } from '../format/words';

type Tone = 'soft' | 'waiting' | 'moving' | 'fresh' | 'danger' | 'neutral';
type Look = { tone: Tone; icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }> };

const statuses: Record<string, Look> = {
  draft: { tone: 'neutral', icon: IconPencil },
  listed: { tone: 'soft', icon: IconSpeakerphone },
  quoted: { tone: 'fresh', icon: IconTags },
  booked: { tone: 'waiting', icon: IconHeartHandshake },
  in_transit: { tone: 'moving', icon: IconTruck },
  delivered: { tone: 'soft', icon: IconCheck },
  cancelled: { tone: 'danger', icon: IconBan },
  pending: { tone: 'waiting', icon: IconClock },
  accepted: { tone: 'soft', icon: IconHeartHandshake },
  declined: { tone: 'neutral', icon: IconBan },
  paid: { tone: 'waiting', icon: IconLock },
  in_progress: { tone: 'moving', icon: IconTruck },
  completed: { tone: 'soft', icon: IconCheck },
  submitted: { tone: 'waiting', icon: IconClock },
  verified: { tone: 'soft', icon: IconCheck },
  rejected: { tone: 'danger', icon: IconBan },
  expired: { tone: 'danger', icon: IconClock },
  not_given: { tone: 'neutral', icon: IconPencil },
  open: { tone: 'waiting', icon: IconClock },
  under_review: { tone: 'moving', icon: IconZoomQuestion },
  approved: { tone: 'soft', icon: IconCheck },
  partly_approved: { tone: 'soft', icon: IconCheck },
  denied: { tone: 'danger', icon: IconBan },
  withdrawn: { tone: 'neutral', icon: IconArrowBackUp },
};

const payments: Record<PaymentStatus, Look> = {
  pending: { tone: 'waiting', icon: IconClock },
  paid: { tone: 'waiting', icon: IconLock },
  in_escrow: { tone: 'waiting', icon: IconLock },
  released: { tone: 'soft', icon: IconArrowUpRight },
  refunded: { tone: 'moving', icon: IconArrowBackUp },
  failed: { tone: 'danger', icon: IconAlertTriangle },
};

const text: Record<Tone, string> = {
  soft: 'haulway.onSoft',
  waiting: 'haulway.onWaiting',
  moving: 'haulway.onMoving',
  fresh: 'haulway.onFresh',
  danger: 'haulway.onDanger',
  neutral: 'haulway.onNeutral',
};

/** The status of a shipment, quote or claim: word, icon and color; underscores are shown as spaces. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge look={statuses[status] ?? { tone: 'neutral', icon: IconClock }} label={words(status)} />;
}

/** A payment's status in the words of the payments screens. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge look={payments[status]} label={PAYMENT_LABELS[status]} />;
}

/** An unobtrusive tag, such as a shipment's category. */
export function Tag({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ ...shape, bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' }}>
      {children}
    </Box>
  );
}

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  height: 26,
  borderRadius: '6px',
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

function Badge({ look, label }: { look: Look; label: string }) {
  const Icon = look.icon;
  return (
    <Box component="span" sx={{ ...shape, bgcolor: `haulway.${look.tone}`, color: text[look.tone] }}>
      <Icon size={16} stroke={2} aria-hidden />
      <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
        {label}
      </Box>
    </Box>
  );
}
