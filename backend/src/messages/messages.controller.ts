import { Body, Controller, Get, Param, Post, Query, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Caller, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { ATTACHMENTS, type ReceivedFile, TakesFiles } from '../uploads/receiving.js';
import { UploadAnswer } from '../uploads/uploads.dto.js';
import { ConversationAnswer, ConversationSearch, MessageAnswer, NewMessage } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@ApiTags('messages')
@Controller()
export class MessagesController {
  constructor(private readonly talk: MessagesService) {}

  @Post('messages')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Send a message',
    scope: 'messages:write',
    description: 'A suspended account may only write to the other side of a deal, about a live shipment.',
    status: 201,
    answer: MessageAnswer,
    errors: ['unauthorized', 'account_suspended', 'blocked', 'receiver_is_sender', 'receiver_not_found', 'not_found'],
  })
  send(@Caller() user: User, @Body() body: NewMessage): Promise<MessageAnswer> {
    return this.talk.send(user, body);
  }

  @Post('messages/attachments')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @TakesFiles(ATTACHMENTS)
  @Call({
    summary: 'Send pictures and PDFs, to go with a message',
    scope: 'messages:write',
    description:
      'Only you and who gets the message can open them; a PDF as a file to save. Unused after 24 hours, they are removed.',
    status: 201,
    answer: UploadAnswer,
    list: true,
    errors: ['unauthorized', 'too_many_photos', 'file_quota', 'payload_too_large', 'unsupported_media_type'],
  })
  addAttachments(@Caller() user: User, @UploadedFiles() files: ReceivedFile[] | undefined): Promise<UploadAnswer[]> {
    return this.talk.addAttachments(user, files);
  }

  @Get('messages/:id')
  @SignedIn()
  @Call({
    summary: 'A message you sent or received',
    description: 'Anybody else gets 404. Contact data is hidden before escrow.',
    scope: 'messages:read',
    answer: MessageAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  message(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.talk.message(user, id);
  }

  @Get('conversations')
  @SignedIn()
  @Call({
    summary: 'Your conversations, newest activity first',
    description: 'One for each person and shipment, with its latest message.',
    scope: 'messages:read',
    answer: ConversationAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  conversations(@Caller() user: User, @Query() search: ConversationSearch): Promise<ListPage> {
    return this.talk.conversations(user, search);
  }

  @Get('conversations/:id')
  @SignedIn()
  @Call({
    summary: 'One of your conversations',
    description: 'Anybody else gets 404.',
    scope: 'messages:read',
    answer: ConversationAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  conversation(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.talk.conversation(user, id);
  }

  @Get('conversations/:id/messages')
  @SignedIn()
  @Call({
    summary: 'The messages of a conversation',
    scope: 'messages:read',
    description: 'The latest page, oldest message first; the next page has older ones.',
    answer: MessageAnswer,
    list: 'paged',
    errors: ['unauthorized', 'not_found'],
  })
  messages(@Caller() user: User, @Param('id') id: string, @Query() search: PageSearch): Promise<ListPage> {
    return this.talk.messages(user, id, search);
  }

  @Post('conversations/:id/read')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Mark the messages sent to you in a conversation as read',
    description: 'The other side sees that they were.',
    scope: 'messages:write',
    status: 204,
    errors: ['unauthorized', 'not_found'],
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.talk.read(user, id);
  }
}
