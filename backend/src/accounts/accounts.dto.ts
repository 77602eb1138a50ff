import { RawText } from '../common/fields.js';
import { Shown } from '../common/shown.js';

export class Erasure {
  @RawText(1, 128, { description: 'The current password.' }) password: string;
}

/** Everything that is yours. Each list is complete, oldest id first. */
export class ExportAnswer {
  @Shown.instant() exportedAt: string;
  @Shown.freeList() profile: object[];
  @Shown.freeList() sessions: object[];
  @Shown.freeList({ description: 'Whom you gave jobs to drive.' }) drivers: object[];
  @Shown.freeList({ description: 'API keys, without the keys themselves.' }) apiKeys: object[];
  @Shown.freeList({ description: 'Where events are sent, without the secrets.' }) webhookEndpoints: object[];
  @Shown.freeList({ description: 'Prices that you show on sites of yours.' }) widgets: object[];
  @Shown.freeList() notificationPreferences: object[];
  @Shown.freeList() pushSubscriptions: object[];
  @Shown.freeList() addresses: object[];
  @Shown.freeList() shipments: object[];
  @Shown.freeList() shipmentItems: object[];
  @Shown.freeList({ description: 'Files of shipments, without their rows.' }) imports: object[];
  @Shown.freeList() questions: object[];
  @Shown.freeList() quotes: object[];
  @Shown.freeList() counterOffers: object[];
  @Shown.freeList() payments: object[];
  @Shown.freeList({ description: 'Sent and received, as you see them.' }) messages: object[];
  @Shown.freeList({ description: 'Yours, and those against you.' }) claims: object[];
  @Shown.freeList({ description: 'Changes proposed on your jobs, by you or to you.' }) changeOrders: object[];
  @Shown.freeList({ description: 'Written and received.' }) reviews: object[];
  @Shown.freeList() locations: object[];
  @Shown.freeList() conditionReports: object[];
  @Shown.freeList({ description: 'What you did on the road.' }) acts: object[];
  @Shown.freeList() notifications: object[];
  @Shown.freeList({ description: 'Facts you submitted for checking as a carrier.' }) verifications: object[];
  @Shown.freeList() blocks: object[];
  @Shown.freeList() reports: object[];
  @Shown.freeList() trips: object[];
  @Shown.freeList() savedSearches: object[];
  @Shown.freeList() recurrences: object[];
  @Shown.freeList({ description: 'Of which listings you were told, and how they were found.' })
  loadAlerts: object[];
  @Shown.freeList() hiddenLoads: object[];
  @Shown.freeList() supportTickets: object[];
}
