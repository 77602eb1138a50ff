import {
  IconAlarm,
  IconArrowBackUp,
  IconBook2,
  IconBuildingBank,
  IconClipboardList,
  IconCreditCardOff,
  IconLifebuoy,
  IconMail,
  IconMessages,
  IconStack2,
  IconStar,
  IconWebhook,
} from '@tabler/icons-react';
import type { ResourceProps } from 'react-admin';
import { AuditLogList, DeadlineList, EmailList, WebhookEventList } from './machinery';
import { ChargebackList, LedgerEntryList, MoneyOperationList, RefundList } from './money';
import { JobList } from './jobs';
import { MessageList, ReviewList } from './talk';
import { TicketList, TicketShow } from './tickets';

/** The lesser resources: most are looked through and have no pages of their own. */
export const books: ResourceProps[] = [
  { name: 'messages', list: MessageList, icon: IconMessages },
  { name: 'reviews', list: ReviewList, icon: IconStar },
  { name: 'support-tickets', list: TicketList, show: TicketShow, icon: IconLifebuoy, recordRepresentation: 'topic', options: { label: 'Support tickets' } },
  { name: 'ledger-entries', list: LedgerEntryList, icon: IconBook2, options: { label: 'Ledger' } },
  { name: 'refunds', list: RefundList, icon: IconArrowBackUp },
  { name: 'chargebacks', list: ChargebackList, icon: IconCreditCardOff },
  { name: 'money-operations', list: MoneyOperationList, icon: IconBuildingBank, options: { label: 'Money operations' } },
  { name: 'deadlines', list: DeadlineList, icon: IconAlarm },
  { name: 'webhook-events', list: WebhookEventList, icon: IconWebhook, options: { label: 'Webhook events' } },
  { name: 'jobs', list: JobList, icon: IconStack2 },
  { name: 'emails', list: EmailList, icon: IconMail },
  { name: 'audit-log', list: AuditLogList, icon: IconClipboardList, options: { label: 'Audit log' } },
  { name: 'timeline' },
];
