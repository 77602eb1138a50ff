import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { NotReplayed, OpenWithoutToken } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { WidgetEstimates } from '../widgets/widget-estimates.js';
import { PriceTruth } from './price-truth.service.js';
import { WidgetEstimateAnswer, WidgetQuestion } from './widget-estimates.dto.js';

/** Prices for visitors of other sites. */
@ApiTags('widgets')
@Controller('widgets')
export class WidgetEstimatesController {
  constructor(
    private readonly truths: PriceTruth,
    private readonly estimates: WidgetEstimates,
  ) {}

  @Post(':key/estimate')
  // What was released calls it a UUID, and a format cannot be taken back within a version.
  @ApiParam({ name: 'key', description: 'The `key` of the widget, `hwp_...`. It is no UUID.' })
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'Ask a widget for a price',
    scope: 'session',
    description: 'At most 20 a minute and address, and 5,000 a day and widget.',
    answer: WidgetEstimateAnswer,
    errors: ['place_not_found', 'not_found'],
  })
  async ask(@Param('key') key: string, @Body() question: WidgetQuestion): Promise<WidgetEstimateAnswer> {
    const { from, to, category } = question;
    const weight = question.weight ?? null;
    const { low, high, miles } = this.truths.of({ from, to, category, ...(weight === null ? {} : { weight }) });
    return {
      low,
      high,
      currency: 'USD',
      miles,
      prefillId: await this.estimates.keep(key, { from, to, category, weight }),
    };
  }
}
