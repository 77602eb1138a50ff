import type { ToldEvent } from '../platform/events/catalog.js';
import { name, type Notice, shipment, shortened } from './notices.js';
import type { NoticeData } from './notice-data.js';

const isOpen = ({ questionStatus }: NoticeData): boolean => questionStatus === 'open';
const isAnswered = ({ questionStatus }: NoticeData): boolean => questionStatus === 'answered';

/** What is told about questions: `sender` asked, and the texts are as everybody reads them. */
export const QUESTION_NOTICES = {
  'question.asked': [
    {
      who: 'owner',
      mustAct: true,
      when: isOpen,
      title: (data) => `A question about "${data.title}"`,
      body: (data) =>
        `${name(data.sender, 'A carrier')} asks: ${shortened(data.content ?? '')}\nYour answer is for everybody who looks at the listing.`,
      link: shipment,
    },
  ],
  'question.waiting': [
    {
      who: 'owner',
      mustAct: true,
      when: isOpen,
      title: (data) => `"${data.title}": a carrier still waits for your answer`,
      body: (data) => `${name(data.sender, 'A carrier')} asked a day ago: ${shortened(data.content ?? '')}`,
      link: shipment,
    },
  ],
  'question.answered': [
    {
      who: 'sender',
      mustAct: true,
      when: isAnswered,
      title: (data) => `Your question about "${data.title}" was answered`,
      body: (data) => `${name(data.owner, 'The shipper')} answers: ${shortened(data.content ?? '')}`,
      link: shipment,
    },
    {
      who: 'quoting',
      when: isAnswered,
      title: (data) => `A question about "${data.title}" was answered`,
      body: (data) =>
        `${name(data.owner, 'The shipper')} answers: ${shortened(data.content ?? '')}\nYour quote stands as it is.`,
      link: shipment,
    },
  ],
} as const satisfies Partial<Record<ToldEvent, readonly Notice[]>>;
