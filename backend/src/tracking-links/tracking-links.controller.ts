import { Body, Controller, Delete, Get, Header, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import {
  Caller,
  DriversToo,
  NotReplayed,
  NotViewed,
  OpenWithoutToken,
  SignedIn,
  WhileSuspended,
} from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { BillsService } from './bills.service.js';
import {
  NewTrackingLink,
  NewTrackingLinkAnswer,
  TrackAnswer,
  TrackingLinkAnswer,
  WaitingAt,
} from './tracking-links.dto.js';
import { TrackingLinksService } from './tracking-links.service.js';

/** What was released calls it a UUID, and a format cannot be taken back within a version. */
const Token = () => ApiParam({ name: 'token', description: "The last part of a link's `path`. It is no UUID." });

@ApiTags('tracking')
@Controller()
export class TrackingLinksController {
  constructor(
    private readonly links: TrackingLinksService,
    private readonly bills: BillsService,
  ) {}

  @Post('shipments/:id/tracking-links')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Let somebody without an account follow a shipment of yours',
    scope: 'shipments:write',
    description: 'At most 5 at a time. The link works until 30 days after the delivery, or until you end it.',
    status: 201,
    answer: NewTrackingLinkAnswer,
    errors: ['unauthorized', 'forbidden', 'not_found', 'illegal_transition', 'too_many_links'],
  })
  create(@Caller() user: User, @Param('id') id: string, @Body() link: NewTrackingLink): Promise<NewTrackingLinkAnswer> {
    return this.links.create(user, id, link);
  }

  @Get('shipments/:id/tracking-links')
  @SignedIn()
  @Call({
    summary: 'The tracking links of a shipment of yours, the newest first',
    description: 'Those that work, with when each was last looked at.',
    scope: 'shipments:write',
    answer: TrackingLinkAnswer,
    list: true,
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  list(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.links.list(user, id);
  }

  @Delete('shipments/:id/tracking-links/:linkId')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'End a tracking link',
    description: 'Whoever has it gets 404 from now on.',
    scope: 'shipments:write',
    status: 204,
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  revoke(@Caller() user: User, @Param('id') id: string, @Param('linkId') linkId: string): Promise<void> {
    return this.links.revoke(user, id, linkId);
  }

  @Get('shipments/:id/bill-of-lading.pdf')
  @DriversToo()
  @SignedIn()
  @NotViewed()
  @Header('content-disposition', 'attachment; filename="haulway-bill-of-lading.pdf"')
  @Call({
    summary: 'The bill of lading of a paid shipment, as PDF',
    scope: 'shipments:read',
    description: 'From the pickup on, the same bytes at every call; a new version after the delivery.',
    media: ['application/pdf'],
    errors: ['unauthorized', 'forbidden', 'not_found', 'payment_required', 'view_only'],
  })
  async bill(@Caller() user: User, @Param('id') id: string): Promise<StreamableFile> {
    return new StreamableFile(await this.bills.pdf(user, id), { type: 'application/pdf' });
  }

  @Get('track/:token')
  @Token()
  @OpenWithoutToken()
  @Header('x-robots-tag', 'noindex')
  @Call({
    summary: 'What a tracking link shows of its shipment',
    scope: 'shipments:read',
    description: '60 calls a minute from one address.',
    answer: TrackAnswer,
    errors: ['not_found'],
  })
  track(@Param('token') token: string): Promise<TrackAnswer> {
    return this.links.track(token);
  }

  @Get('track/:token/bill-of-lading.pdf')
  @Token()
  @OpenWithoutToken()
  @Header('x-robots-tag', 'noindex')
  @Header('content-disposition', 'attachment; filename="haulway-bill-of-lading.pdf"')
  @Call({
    summary: 'The bill of lading on which a tracking link is printed',
    scope: 'shipments:read',
    description: 'For whoever holds the bill, to compare; other links have none.',
    media: ['application/pdf'],
    errors: ['not_found'],
  })
  async billByLink(@Param('token') token: string): Promise<StreamableFile> {
    return new StreamableFile(await this.bills.byLink(token), { type: 'application/pdf' });
  }

  @Post('track/:token/exact-point')
  @Token()
  @OpenWithoutToken()
  @IdempotencyHeader()
  @Call({
    summary: 'Say where exactly a shipment goes, standing there',
    description: 'For whoever has the link, until the shipment is over.',
    scope: 'shipments:read',
    status: 204,
    errors: ['not_found', 'illegal_transition'],
  })
  exactPoint(@Param('token') token: string, @Body() here: WaitingAt): Promise<void> {
    return this.links.setPoint(token, here);
  }
}
