import {
  IconAlarm,
  IconArrowBackUp,
  IconArrowsExchange,
  IconBook2,
  IconBuildingBank,
  IconClipboardList,
  IconFlag,
  IconHelp,
  IconLifebuoy,
  IconListDetails,
  IconMail,
  IconMessages,
  IconScale,
  IconSend,
  IconStack2,
  IconStar,
  IconWebhook,
} from '@tabler/icons-react';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import type { ResourceProps } from 'react-admin';
import type { Records } from '../records';
import { later } from '../ui/later';

const audit = () => import('./audit');
const differences = () => import('./differences');
const jobs = () => import('./jobs');
const machinery = () => import('./machinery');
const money = () => import('./money');
const talk = () => import('./talk');
const tickets = () => import('./tickets');

/** The smaller resources: most are only lists, without a page for each record. */
export const lists: ResourceProps[] = [
  {
    name: 'counter-offers',
    list: later(money, 'CounterOfferList'),
    icon: IconArrowsExchange,
    options: { label: 'Counter-offer |||| Counter-offers' },
  },
  { name: 'messages', list: later(talk, 'MessageList'), icon: IconMessages },
  { name: 'questions', list: later(talk, 'QuestionList'), icon: IconHelp },
  { name: 'reviews', list: later(talk, 'ReviewList'), icon: IconStar },
  {
    name: 'support-tickets',
    list: later(tickets, 'TicketList'),
    show: later(tickets, 'TicketShow'),
    icon: IconLifebuoy,
    recordRepresentation: ({ topic }: Records['support-tickets']) => sentence(topic ?? ''),
    options: { label: 'Support ticket |||| Support tickets' },
  },
  { name: 'reports', list: later(tickets, 'ReportList'), icon: IconFlag },
  {
    name: 'ledger-entries',
    list: later(money, 'LedgerEntryList'),
    icon: IconBook2,
    options: { label: 'Ledger entry |||| Ledger' },
  },
  { name: 'refunds', list: later(money, 'RefundList'), icon: IconArrowBackUp },
  {
    name: 'money-operations',
    list: later(money, 'MoneyOperationList'),
    icon: IconBuildingBank,
    options: { label: 'Money operation |||| Money operations' },
  },
  {
    name: 'reconciliation-breaks',
    list: later(differences, 'DifferenceList'),
    icon: IconScale,
    options: { label: 'Difference |||| Differences' },
  },
  { name: 'deadlines', list: later(machinery, 'DeadlineList'), icon: IconAlarm },
  {
    name: 'webhook-events',
    list: later(machinery, 'WebhookEventList'),
    icon: IconWebhook,
    options: { label: 'Webhook event |||| Webhook events' },
  },
  {
    name: 'webhook-endpoints',
    list: later(machinery, 'WebhookEndpointList'),
    icon: IconSend,
    options: { label: 'Webhook endpoint |||| Webhook endpoints' },
  },
  {
    name: 'webhook-deliveries',
    list: later(machinery, 'WebhookDeliveryList'),
    icon: IconListDetails,
    options: { label: 'Webhook delivery |||| Webhook deliveries' },
  },
  { name: 'jobs', list: later(jobs, 'JobList'), icon: IconStack2 },
  { name: 'emails', list: later(machinery, 'EmailList'), icon: IconMail },
  {
    name: 'audit-log',
    list: later(audit, 'AuditLogList'),
    icon: IconClipboardList,
    options: { label: 'Audit log' },
  },
  { name: 'timeline' },
  { name: 'payment-charges' },
];
