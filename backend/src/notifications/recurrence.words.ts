import type { ToldEvent } from '../platform/events/catalog.js';
import { type Notice, shipment } from './notices.js';

/** The page of what lists templates again. */
const templates = () => '/templates';

/** What the owner is told of listings that are made from a template by themselves. */
export const RECURRENCE_NOTICES = {
  'shipment.listed_again': [
    {
      who: 'owner',
      mustAct: true,
      title: (data) => `Listed again: "${data.title}"`,
      body: () =>
        'It was made from your template, and carriers can quote now. Change or cancel it if this time is different.',
      link: shipment,
    },
  ],
  'shipment.repeat_paused': [
    {
      who: 'owner',
      mustAct: true,
      title: (data) => `"${data.title}" is not listed again for now`,
      body: () => 'The template is not complete, or your account could not list it. Complete it, then resume.',
      link: templates,
    },
  ],
  'shipment.repeat_over': [
    {
      who: 'owner',
      title: (data) => `"${data.title}" was listed for the last time`,
      body: () => 'All the listings that you asked for have been made. Repeat the template again if you want more.',
      link: templates,
    },
  ],
} as const satisfies Partial<Record<ToldEvent, readonly Notice[]>>;
