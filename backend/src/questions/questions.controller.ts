import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User, Visitor } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Caller, CarrierOnly, MaybeCaller, Open, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { NewAnswer, NewQuestion, QuestionAnswer } from './questions.dto.js';
import { QuestionsService } from './questions.service.js';

@ApiTags('questions')
@Controller()
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Post('shipments/:id/questions')
  @CarrierOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'Ask about a listing',
    description: 'Carriers, while it takes quotes. The owner hears `question.asked`; the answer is public.',
    scope: 'quotes:write',
    status: 201,
    answer: QuestionAnswer,
    errors: [
      'unauthorized',
      'carriers_only',
      'own_shipment',
      'blocked',
      'account_suspended',
      'not_found',
      'questions_closed',
      'too_many_questions',
    ],
  })
  ask(@Caller() user: User, @Param('id') id: string, @Body() body: NewQuestion): Promise<JsonText> {
    return this.questions.ask(user, id, body);
  }

  @Get('shipments/:id/questions')
  @Open()
  @Call({
    summary: 'Questions about a listing, the newest answer first',
    scope: ['shipments:read', 'quotes:read'],
    description: 'Open ones only for the owner and whoever asked.',
    answer: QuestionAnswer,
    list: 'paged',
    errors: ['unauthorized', 'not_found'],
  })
  list(@MaybeCaller() viewer: Visitor, @Param('id') id: string, @Query() page: PageSearch): Promise<ListPage> {
    return this.questions.list(viewer, id, page);
  }

  @Post('questions/:id/answer')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Answer a question, for everybody',
    description: 'Owner only, once, while it takes quotes. Terms do not change: `question.answered`.',
    scope: 'quotes:write',
    answer: QuestionAnswer,
    errors: ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition', 'questions_closed'],
  })
  answer(@Caller() user: User, @Param('id') id: string, @Body() body: NewAnswer): Promise<JsonText> {
    return this.questions.answer(user, id, body);
  }
}
