import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OpenWithoutToken } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { TextsAnswer } from './help-texts.dto.js';
import { HelpTexts } from './help-texts.service.js';

@ApiTags('config')
@Controller('texts')
export class HelpTextsController {
  constructor(private readonly texts: HelpTexts) {}

  @Get()
  @OpenWithoutToken()
  @Call({
    summary: 'The texts of the help pages',
    description: 'For anybody, as operators have worded them.',
    scope: 'session',
    answer: TextsAnswer,
  })
  read(): TextsAnswer {
    return this.texts.read();
  }
}
