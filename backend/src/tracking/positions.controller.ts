import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, DriversToo, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { PositionsService } from './positions.service.js';
import { PositionBatch, PositionResult } from './tracking.dto.js';

@ApiTags('tracking')
@Controller('locations')
export class PositionsController {
  constructor(private readonly positions: PositionsService) {}

  @Post()
  @DriversToo()
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Report where shipments were, also later',
    scope: 'deliveries:write',
    description: 'A position that was sent before `exists`; one that is not of your job on its way is `refused`.',
    answer: PositionResult,
    list: true,
    errors: ['unauthorized'],
  })
  report(@Caller() user: User, @Body() batch: PositionBatch): Promise<PositionResult[]> {
    return this.positions.report(user, batch);
  }
}
