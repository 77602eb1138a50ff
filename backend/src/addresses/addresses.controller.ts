import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { AddressAnswer, NewAddress } from './addresses.dto.js';
import { AddressesService } from './addresses.service.js';

@ApiTags('users')
@Controller('users/me/addresses')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Get()
  @SignedIn()
  @Call({
    summary: 'Your own addresses, the one used last first',
    description: 'Nobody else sees them.',
    scope: 'session',
    answer: AddressAnswer,
    list: true,
    errors: ['unauthorized'],
  })
  list(@Caller() user: User): Promise<JsonText> {
    return this.addresses.list(user);
  }

  @Post()
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Keep an address',
    description:
      'One that you have already gets the new label and access. Streets that you list from or to are kept by themselves.',
    scope: 'session',
    status: 201,
    answer: AddressAnswer,
    errors: ['unauthorized', 'account_suspended', 'place_not_found', 'zip_mismatch', 'too_many_addresses'],
  })
  add(@Caller() user: User, @Body() address: NewAddress): Promise<JsonText> {
    return this.addresses.add(user, address);
  }

  @Delete(':id')
  @SignedIn()
  @Call({
    summary: 'Forget an address',
    description: 'Listings made with it keep it.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized', 'account_suspended', 'not_found'],
  })
  remove(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.addresses.remove(user, id);
  }
}
