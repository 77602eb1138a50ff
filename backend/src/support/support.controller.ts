import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User, Visitor } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Caller, MaybeCaller, Open, type Request, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { NewReply, NewTicket, TicketAnswer } from './support.dto.js';
import { SupportService } from './support.service.js';

@ApiTags('support-tickets')
@Controller('support-tickets')
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Post()
  @Open()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Write to the operators',
    description: 'Also without an account; answers come by mail.',
    scope: 'session',
    status: 201,
    answer: TicketAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  open(@MaybeCaller() sender: Visitor, @Req() request: Request, @Body() ticket: NewTicket): Promise<JsonText> {
    return this.support.open(sender, request.ip, ticket);
  }

  @Post(':id/reply')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Write back to the operators; the ticket is open again',
    description: 'Your own tickets.',
    scope: 'session',
    answer: TicketAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  reply(@Caller() user: User, @Param('id') id: string, @Body() { text }: NewReply): Promise<JsonText> {
    return this.support.reply(user, id, text);
  }

  @Get()
  @SignedIn()
  @Call({
    summary: 'Your tickets, newest first',
    description: 'Those you sent while signed in, with the replies.',
    scope: 'session',
    answer: TicketAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  own(@Caller() user: User, @Query() search: PageSearch): Promise<ListPage> {
    return this.support.own(user, search);
  }
}
