import { Body, Controller, Delete, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, NotViewed, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { Secured } from '../platform/security/security-log.js';
import { Erasure, ExportAnswer } from './accounts.dto.js';
import { AccountsService } from './accounts.service.js';

@ApiTags('users')
@Controller('users/me')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Get('export')
  @SignedIn()
  @NotViewed()
  @Header('content-disposition', 'attachment; filename="haulway-data.json"')
  @Call({
    summary: 'All your data as a file',
    description: 'A JSON file, without passwords, keys and secrets.',
    scope: 'session',
    answer: ExportAnswer,
    errors: ['unauthorized', 'view_only'],
  })
  export(@Caller() user: User): StreamableFile {
    return new StreamableFile(this.accounts.export(user), { type: 'application/json; charset=utf-8' });
  }

  @Delete()
  @Secured('erasure')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'Erase your account',
    scope: 'session',
    description:
      'Cancels listings, withdraws pending quotes and replaces your name and contacts. Finished payments stay in the ledger.',
    status: 204,
    errors: ['unauthorized', 'wrong_password', 'obligations_open', 'last_admin'],
  })
  erase(@Caller() user: User, @Body() { password }: Erasure): Promise<void> {
    return this.accounts.erase(user, password);
  }
}
