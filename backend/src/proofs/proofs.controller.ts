import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, DriversToo, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { ActAnswer } from '../shipments/acted.dto.js';
import { ConditionReportAnswer } from './conditions.dto.js';
import { Conditions } from './conditions.service.js';
import { ACT_REFUSALS, Arrival, Attempt, ExactPoint } from './proofs.dto.js';
import { Road } from './road.service.js';

@ApiTags('shipments')
@Controller('shipments/:id')
export class ProofsController {
  constructor(
    private readonly road: Road,
    private readonly conditions: Conditions,
  ) {}

  @Post('arrive')
  @DriversToo()
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Arrived at one end',
    description: 'The booked carrier, once the payment is in escrow. Kept with time and place in the timeline.',
    scope: 'deliveries:write',
    answer: ActAnswer,
    errors: ACT_REFUSALS,
  })
  arrive(@Caller() user: User, @Param('id') id: string, @Body() arrival: Arrival): Promise<JsonText> {
    return this.road.arrive(user, id, arrival);
  }

  @Post('attempt')
  @DriversToo()
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Was there, and could not load or unload',
    description: 'The booked carrier. Moves no status; the owner hears `shipment.attempted`.',
    scope: 'deliveries:write',
    answer: ActAnswer,
    errors: ACT_REFUSALS,
  })
  attempt(@Caller() user: User, @Param('id') id: string, @Body() attempt: Attempt): Promise<JsonText> {
    return this.road.attempt(user, id, attempt);
  }

  @Get('condition-reports')
  @SignedIn()
  @Call({
    summary: 'How the item was at both ends',
    description: 'For the two sides and operators, as the carrier found it. Nobody can change it.',
    scope: 'shipments:read',
    answer: ConditionReportAnswer,
    list: true,
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  reports(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.conditions.ofShipment(user, id);
  }

  @Put('exact-point')
  @SignedIn()
  @Call({
    summary: 'Say where one end is exactly',
    description: 'The owner, until it is over. Carriers are measured by this point.',
    scope: 'shipments:write',
    status: 204,
    errors: ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition'],
  })
  async exactPoint(@Caller() user: User, @Param('id') id: string, @Body() point: ExactPoint): Promise<void> {
    await this.road.setExactPoint(user, id, point);
  }
}
