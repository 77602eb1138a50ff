import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../clock/clock.js';
import { Env } from '../config/env.js';
import { OpenWithoutToken } from '../http/access.js';
import { Call } from '../http/call.js';
import { ConfigAnswer, toConfig } from './config.dto.js';
import { Texts } from '../texts/texts.service.js';
import { FirstQuotes } from './first-quotes.js';
import { Settings } from './settings.js';

@ApiTags('config')
@Controller('config')
export class ConfigController {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly settings: Settings,
    private readonly texts: Texts,
    private readonly firstQuotes: FirstQuotes,
    private readonly clock: Clock,
  ) {}

  @Get()
  @OpenWithoutToken()
  @Call({
    summary: 'The public constants: fees, windows, plans, categories',
    description: 'For anybody. Those of a deal are fixed when it is accepted: `agreed` of its quote.',
    scope: 'session',
    answer: ConfigAnswer,
  })
  async config(): Promise<ConfigAnswer> {
    return toConfig(this.env, this.settings.get(), {
      announcement: this.texts.announcement(),
      clockAheadSeconds: this.clock.aheadSeconds(),
      firstQuoteHours: await this.firstQuotes.hours(),
    });
  }
}
