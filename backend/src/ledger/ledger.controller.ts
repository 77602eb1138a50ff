import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { LedgerCheckAnswer } from './ledger.dto.js';
import { LedgerService } from './ledger.service.js';

@ApiTags('admin')
@Controller('admin/ledger-entries')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Get('check')
  @AdminOnly('ledger-entries')
  @Call({
    summary: 'Check the whole ledger',
    scope: 'session',
    answer: LedgerCheckAnswer,
    errors: ['unauthorized', 'admins_only'],
  })
  check(): Promise<LedgerCheckAnswer> {
    return this.ledger.check();
  }
}
