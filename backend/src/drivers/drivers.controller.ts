import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, DriversToo, NotReplayed, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { SaysActs } from '../platform/http/acts.js';
import { Call } from '../platform/http/call.js';
import { DriverJobAnswer, DriverOfJobAnswer, NewDriver, NewDriverAnswer } from './drivers.dto.js';
import { DriversService } from './drivers.service.js';

@ApiTags('tracking')
@Controller()
export class DriversController {
  constructor(private readonly drivers: DriversService) {}

  @Post('shipments/:id/driver')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Give a job of yours to a driver',
    description:
      'The booked carrier, until the delivery. Whoever opens the link does the job, and is not told what it pays. The shipper sees who drives. One at a time.',
    scope: 'deliveries:write',
    status: 201,
    answer: NewDriverAnswer,
    errors: ['unauthorized', 'forbidden', 'not_found', 'illegal_transition'],
  })
  give(@Caller() user: User, @Param('id') id: string, @Body() driver: NewDriver): Promise<NewDriverAnswer> {
    return this.drivers.give(user, id, driver);
  }

  @Get('shipments/:id/driver')
  @SignedIn()
  @Call({
    summary: 'Who drives a job of yours',
    description: '`null` while you drive yourself.',
    scope: 'deliveries:write',
    answer: DriverOfJobAnswer,
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  of(@Caller() user: User, @Param('id') id: string): Promise<DriverOfJobAnswer> {
    return this.drivers.of(user, id);
  }

  @Delete('shipments/:id/driver')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'Take a job back from its driver',
    description: 'The link works no longer.',
    scope: 'deliveries:write',
    status: 204,
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  takeBack(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.drivers.takeBack(user, id);
  }

  @Get('driver/job')
  @DriversToo()
  @SignedIn()
  @SaysActs({ shipment: 'shipment' })
  @Call({
    summary: 'The job of the driver who asks',
    description: 'For the session of `POST /api/auth/driver`.',
    scope: 'session',
    answer: DriverJobAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  job(@Caller() user: User): Promise<DriverJobAnswer> {
    return this.drivers.job(user);
  }
}
