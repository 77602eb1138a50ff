import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User, Visitor } from '../common/actor.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Caller, MaybeCaller, Open, ShipperOnly, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { ChangeShipment } from './change-shipment.js';
import { CopyShipment } from './copy-shipment.js';
import { CreateShipment } from './create-shipment.js';
import { FindShipments } from './find-shipments.js';
import { PublishShipment } from './publish-shipment.js';
import { ShipmentAnswer } from './shipment-answer.dto.js';
import { CopyAs, NewShipment, ShipmentChanges, ShipmentSearch } from './shipments.dto.js';

@ApiTags('shipments')
@Controller('shipments')
export class ShipmentsController {
  constructor(
    private readonly createShipment: CreateShipment,
    private readonly findShipments: FindShipments,
    private readonly changeShipment: ChangeShipment,
    private readonly publishShipment: PublishShipment,
    private readonly copyShipment: CopyShipment,
  ) {}

  @Post()
  @ShipperOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'List a shipment, or save it as a draft',
    description: 'Shippers only. A draft needs a title alone; listed, it is open to quotes: `shipment.listed`.',
    scope: 'shipments:write',
    status: 201,
    answer: ShipmentAnswer,
    errors: [
      'unauthorized',
      'shippers_only',
      'account_suspended',
      'place_not_found',
      'zip_mismatch',
      'from_items',
      'too_many_photos',
      'external_ref_taken',
      'book_now_off',
    ],
  })
  create(@Caller() user: User, @Body() body: NewShipment): Promise<JsonText> {
    return this.createShipment.create(user, body);
  }

  @Get()
  @Open()
  @Call({
    summary: 'Browse shipments',
    description: 'Without the listings of people whom the caller blocked.',
    scope: 'shipments:read',
    answer: ShipmentAnswer,
    list: 'paged',
    errors: ['unauthorized', 'place_not_found'],
  })
  list(@MaybeCaller() viewer: Visitor, @Query() search: ShipmentSearch): Promise<ListPage> {
    return this.findShipments.list(viewer, search);
  }

  @Get(':id')
  @Open()
  @Call({
    summary: 'A shipment',
    description: 'Drafts only for their owner. Addresses and contacts only for those they concern.',
    scope: 'shipments:read',
    answer: ShipmentAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  read(@MaybeCaller() viewer: Visitor, @Param('id') id: string): Promise<JsonText> {
    return this.findShipments.read(viewer, id);
  }

  @Patch(':id')
  @SignedIn()
  @Call({
    summary: 'Edit a shipment while it is draft, listed or quoted',
    description: 'What is left out stays. If terms change, quotes become stale: `quote.staled`.',
    scope: 'shipments:write',
    answer: ShipmentAnswer,
    errors: [
      'unauthorized',
      'forbidden',
      'account_suspended',
      'not_found',
      'place_not_found',
      'zip_mismatch',
      'from_items',
      'too_many_photos',
      'external_ref_taken',
      'book_now_off',
      'illegal_transition',
    ],
  })
  change(@Caller() user: User, @Param('id') id: string, @Body() changes: ShipmentChanges): Promise<JsonText> {
    return this.changeShipment.change(user, id, changes);
  }

  @Post(':id/publish')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'List a draft',
    description: 'It must have all that a listing needs. Carriers can then quote: `shipment.listed`.',
    scope: 'shipments:write',
    answer: ShipmentAnswer,
    errors: ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition'],
  })
  publish(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.publishShipment.publish(user, id);
  }

  @Post(':id/copy')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'A draft or a template of the same again, without days',
    description: 'Owner only. Photos come along; quotes, days and your own references do not.',
    scope: 'shipments:write',
    status: 201,
    answer: ShipmentAnswer,
    errors: ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition'],
  })
  copy(@Caller() user: User, @Param('id') id: string, @Body() body: CopyAs): Promise<JsonText> {
    return this.copyShipment.copy(user, id, body);
  }
}
