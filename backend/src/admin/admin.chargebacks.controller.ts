import { Body, Controller, Get, Header, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller, NotReplayed } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { RecordOf } from './admin.answers.js';
import { ChargebackEvidence, ChargebackLoss } from './admin.chargebacks.dto.js';
import { AdminChargebacksService } from './admin.chargebacks.service.js';
import { Reasoned } from './admin.people.dto.js';

const ERRORS = ['unauthorized', 'admins_only', 'forbidden', 'not_found', 'illegal_transition', 'unavailable'] as const;

const DisputeId = () => ApiParam({ name: 'id', example: 'du_1QxLz2', schema: { type: 'string', minLength: 1 } });

/** The answer to a chargeback. */
@ApiTags('admin')
@Controller('admin/chargebacks')
export class AdminChargebacksController {
  constructor(private readonly chargebacks: AdminChargebacksService) {}

  @Get(':id/evidence.pdf')
  @AdminOnly('chargebacks')
  @Header('content-disposition', 'attachment; filename="haulway-evidence.pdf"')
  @DisputeId()
  @Call({
    summary: 'What the deal of a chargeback says for itself, as PDF',
    scope: 'session',
    media: ['application/pdf'],
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  async pdf(@Caller() operator: User, @Param('id') id: string): Promise<StreamableFile> {
    return new StreamableFile(await this.chargebacks.pdf(operator, id), { type: 'application/pdf' });
  }

  @Get(':id/loss')
  @AdminOnly('chargebacks')
  @DisputeId()
  @Call({
    summary: 'Who bears a chargeback that is lost now',
    scope: 'session',
    answer: ChargebackLoss,
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  loss(@Param('id') id: string): Promise<ChargebackLoss> {
    return this.chargebacks.loss(id);
  }

  @Post(':id/evidence')
  @AdminOnly('chargebacks', 'write')
  @NotReplayed()
  @DisputeId()
  @RecordOf('chargebacks')
  @Call({ summary: 'Give the bank the evidence of the deal', scope: 'session', errors: ERRORS })
  evidence(@Caller() operator: User, @Param('id') id: string, @Body() evidence: ChargebackEvidence): Promise<JsonText> {
    return this.chargebacks.sendEvidence(operator, id, evidence);
  }

  @Post(':id/accept-loss')
  @AdminOnly('chargebacks', 'write')
  @NotReplayed()
  @DisputeId()
  @RecordOf('chargebacks')
  @Call({ summary: 'Accept the loss of a chargeback; this cannot be undone', scope: 'session', errors: ERRORS })
  acceptLoss(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.chargebacks.acceptLoss(operator, id, reason);
  }
}
