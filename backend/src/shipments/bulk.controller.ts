import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, ShipperOnly } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { BulkAnswer, BulkShipments } from './bulk.dto.js';
import { BulkShipmentsService } from './bulk.service.js';

@ApiTags('shipments')
@Controller('shipments/bulk')
export class BulkShipmentsController {
  constructor(private readonly bulk: BulkShipmentsService) {}

  @Post()
  @ShipperOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'List many shipments, or save them as drafts',
    scope: 'shipments:write',
    description:
      'Each row succeeds or fails alone, and counts as a call to list a shipment unless it is there already, by its `externalRef`. A repeat with the `Idempotency-Key` goes on with rows that a limit refused.',
    answer: BulkAnswer,
    errors: ['unauthorized', 'shippers_only', 'account_suspended'],
  })
  create(@Caller() user: User, @Body() body: BulkShipments): Promise<BulkAnswer> {
    return this.bulk.createOnce(user, body);
  }
}
