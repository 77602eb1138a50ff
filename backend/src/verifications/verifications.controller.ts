import { Body, Controller, Get, Post, Put, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, CarrierOnly } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { DOCUMENTS, type ReceivedFile, TakesFiles } from '../uploads/receiving.js';
import { UploadAnswer } from '../uploads/uploads.dto.js';
import { FactChanges, PassportAnswer } from './verifications.dto.js';
import { VerificationsService } from './verifications.service.js';

const ERRORS = ['unauthorized', 'carriers_only', 'account_suspended'] as const;

/** A carrier's facts, as the carrier sees them. */
@ApiTags('verifications')
@Controller('users/me/verification')
export class VerificationsController {
  constructor(private readonly verifications: VerificationsService) {}

  @Get()
  @CarrierOnly()
  @Call({
    summary: 'Your facts: what can be checked about you, and where each check stands',
    description: 'For carriers. Others see only badges.',
    scope: 'account:read',
    answer: PassportAnswer,
    errors: ['unauthorized', 'carriers_only'],
  })
  passport(@Caller() user: User): Promise<PassportAnswer> {
    return this.verifications.passport(user);
  }

  @Put()
  @CarrierOnly()
  @Call({
    summary: 'Submit facts to be checked',
    scope: 'session',
    description: 'A verified fact stands until its replacement is verified too. Facts you do not name stay unchanged.',
    answer: PassportAnswer,
    errors: [...ERRORS, 'too_many_photos'],
  })
  submit(@Caller() user: User, @Body() changes: FactChanges): Promise<PassportAnswer> {
    return this.verifications.submit(user, changes);
  }

  @Post('documents')
  @CarrierOnly()
  @IdempotencyHeader()
  @TakesFiles(DOCUMENTS)
  @Call({
    summary: 'Upload documents to submit with a fact',
    scope: 'session',
    description:
      'Only you can open them, and operators once submitted with a fact. Unused after 24 hours, they are removed.',
    status: 201,
    answer: UploadAnswer,
    list: true,
    errors: [...ERRORS, 'too_many_photos', 'file_quota', 'payload_too_large', 'unsupported_media_type'],
  })
  addDocuments(@Caller() user: User, @UploadedFiles() files: ReceivedFile[] | undefined): Promise<UploadAnswer[]> {
    return this.verifications.addDocuments(user, files);
  }
}
