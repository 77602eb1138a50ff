import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Visitor } from '../common/actor.js';
import { MaybeCaller, Open } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { TimelineAnswer } from './timeline.dto.js';
import { TimelineQueries } from './timeline.queries.js';

@ApiTags('shipments')
@Controller('shipments')
export class TimelineController {
  constructor(private readonly timelines: TimelineQueries) {}

  @Get(':id/timeline')
  @Open()
  @Call({
    summary: 'What happened to a shipment, and what is due next',
    scope: 'shipments:read',
    description:
      'Strangers see only changes of its status; the parties also quotes, payments, amounts and deadlines; a key what its scopes let it read.',
    answer: TimelineAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  timeline(@MaybeCaller() visitor: Visitor, @Param('id') id: string): Promise<TimelineAnswer> {
    return this.timelines.timeline(visitor, id);
  }
}
