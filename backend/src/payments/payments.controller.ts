import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { PaymentAnswer, PaymentFilter, PaymentSearch, PaymentTotalsAnswer } from './payments.dto.js';
import { listPayments, paymentTotals, readPayment } from './payments.queries.js';

@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly db: Db,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn()
  @Call({
    summary: 'Your payments, as payer and payee',
    description: 'Newest first; with `updatedSince`, the oldest change first.',
    scope: 'payments:read',
    answer: PaymentAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  list(@Caller() user: User, @Query() search: PaymentSearch): Promise<ListPage<PaymentAnswer>> {
    return listPayments(this.db, this.ledger, this.clock.now(), user, search);
  }

  @Get('totals')
  @SignedIn()
  @Call({
    summary: 'Totals over all your payments, or those of one status, month or role',
    description: 'Over all pages of the list, as payer and as payee.',
    scope: 'payments:read',
    answer: PaymentTotalsAnswer,
    errors: ['unauthorized'],
  })
  totals(@Caller() user: User, @Query() filter: PaymentFilter): Promise<JsonText> {
    return paymentTotals(this.db, this.clock.now(), user, filter);
  }

  @Get(':id')
  @SignedIn()
  @Call({
    summary: 'One of your payments',
    description: 'For its payer and payee, with every line of the ledger.',
    scope: 'payments:read',
    answer: PaymentAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<PaymentAnswer> {
    return readPayment(this.db, this.ledger, this.clock.now(), user, id);
  }
}
