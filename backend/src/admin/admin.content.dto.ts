import { OneOf } from '../common/fields.js';
import { TICKET_STATUSES } from '../support/support.dto.js';

export class TicketChanges {
  @OneOf(TICKET_STATUSES) status: (typeof TICKET_STATUSES)[number];
}
