import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { PaymentFilter } from './payments.dto.js';
import { StatementsService } from './statements.service.js';

const REFUSALS = ['unauthorized', 'not_found'] as const;

@ApiTags('payments')
@Controller()
export class StatementsController {
  constructor(private readonly statements: StatementsService) {}

  @Get('payments.csv')
  @SignedIn()
  @Header('content-disposition', 'attachment; filename="haulway-payments.csv"')
  @Call({
    summary: 'All of your payments, for a spreadsheet',
    scope: 'payments:read',
    description:
      'Or only those of one status, month or role. A line has your side: as payer, the plan and what the card paid; as payee, the platform fee and the payout.',
    media: ['text/csv'],
    errors: ['unauthorized'],
  })
  all(@Caller() user: User, @Query() filter: PaymentFilter): StreamableFile {
    return new StreamableFile(this.statements.all(user, filter), { type: 'text/csv; charset=utf-8' });
  }

  @Get('payments/:id/statement.pdf')
  @SignedIn()
  @Header('content-disposition', 'attachment; filename="haulway-statement.pdf"')
  @Call({
    summary: "The payer's receipt, or the payee's payout statement, as PDF",
    description: "Your own side's. It follows the ledger, so it changes with a refund.",
    scope: 'payments:read',
    media: ['application/pdf'],
    errors: REFUSALS,
  })
  async pdf(@Caller() user: User, @Param('id') id: string): Promise<StreamableFile> {
    return new StreamableFile(await this.statements.pdf(user, id), { type: 'application/pdf' });
  }

  @Get('payments/:id/statement.csv')
  @SignedIn()
  @Header('content-disposition', 'attachment; filename="haulway-statement.csv"')
  @Call({
    summary: 'The lines of that statement, for a spreadsheet',
    description: "Your own side's, as CSV.",
    scope: 'payments:read',
    media: ['text/csv'],
    errors: REFUSALS,
  })
  async csv(@Caller() user: User, @Param('id') id: string): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.statements.csv(user, id)), { type: 'text/csv; charset=utf-8' });
  }
}
