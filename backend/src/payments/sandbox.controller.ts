import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { PaymentResult } from '../../sandbox/card-sandbox.js';
import { NotReplayed, OpenWithoutToken } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { Provider, refusedAs } from './provider.js';
import { SandboxAnswer, SandboxAuthentication, SandboxConfirmation } from './sandbox.dto.js';

/** What a browser does directly at the provider; none of this exists with the real one. */
@ApiTags('sandbox')
@ApiExtraModels(SandboxAnswer)
@Controller('sandbox/payment-intents')
export class SandboxController {
  constructor(private readonly provider: Provider) {}

  @Post('confirm')
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'Pay with a test card',
    description: 'With the card sandbox only, in place of the card form of a browser.',
    scope: 'session',
    answer: SandboxAnswer,
    errors: ['not_found'],
  })
  @ApiResponse({
    status: 402,
    description: 'The card was declined.',
    content: { 'application/json': { schema: { $ref: getSchemaPath(SandboxAnswer) } } },
  })
  async confirm(
    @Body() body: SandboxConfirmation,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SandboxAnswer> {
    const sandbox = await this.provider.sandbox();
    return answer(await refusedAs(sandbox.confirm(body)), reply);
  }

  @Post('authenticate')
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'Pass or fail 3-D Secure, as the cardholder',
    description: 'With the card sandbox only, after a card that asks for it.',
    scope: 'session',
    answer: SandboxAnswer,
    errors: ['not_found'],
  })
  @ApiResponse({
    status: 402,
    description: 'The payment was refused.',
    content: { 'application/json': { schema: { $ref: getSchemaPath(SandboxAnswer) } } },
  })
  async authenticate(
    @Body() body: SandboxAuthentication,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SandboxAnswer> {
    const sandbox = await this.provider.sandbox();
    return answer(await refusedAs(sandbox.authenticate(body)), reply);
  }
}

function answer(result: PaymentResult, reply: FastifyReply): SandboxAnswer {
  if (result.error) void reply.status(402);
  return result;
}
