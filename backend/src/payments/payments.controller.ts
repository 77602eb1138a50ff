import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { QueryNumber, Text } from '../common/fields.js';
import { DEFAULT_LIMIT, type Listing, MAX_LIMIT } from '../common/paging.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Db } from '../platform/database/db.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { PaymentAnswer } from './payments.dto.js';
import { listPayments, readPayment } from './payments.queries.js';

class PaymentPage {
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT }) limit?: number;
  @Text(1, 500, { optional: true }) cursor?: string;
}

@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly db: Db,
    private readonly ledger: LedgerService,
  ) {}

  @Get()
  @SignedIn()
  @Call({ summary: 'What you pay and are paid', answer: PaymentAnswer, list: 'paged', errors: ['unauthorized'] })
  list(@Caller() user: User, @Query() page: PaymentPage): Promise<Listing<PaymentAnswer>> {
    return listPayments(this.db, this.ledger, user, page);
  }

  @Get(':id')
  @SignedIn()
  @Call({ summary: 'A payment of yours', answer: PaymentAnswer, errors: ['unauthorized', 'not_found'] })
  read(@Caller() user: User, @Param('id') id: string): Promise<PaymentAnswer> {
    return readPayment(this.db, this.ledger, user, id);
  }
}
