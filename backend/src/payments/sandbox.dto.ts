import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { OneOf, RawText, rule, WholeBetween } from '../common/fields.js';
import { Shown } from '../common/shown.js';

/** A test card. Real numbers are refused, and no number is stored. */
export class SandboxCard {
  @RawText(1, 30, { example: '4242 4242 4242 4242' }) number: string;
  @WholeBetween(0, 99) expMonth: number;
  @WholeBetween(0, 9999) expYear: number;
  @RawText(1, 10, { example: '123' }) cvc: string;
}

export class SandboxConfirmation {
  @RawText(1, 300) clientSecret: string;
  @ApiProperty({ type: () => SandboxCard })
  @rule('object', (value) => (typeof value === 'object' && value !== null ? undefined : 'Enter the card'))
  @ValidateNested()
  @Type(() => SandboxCard)
  card: SandboxCard;
}

export class SandboxAuthentication {
  @RawText(1, 300) clientSecret: string;
  @OneOf(['pass', 'fail']) outcome: 'pass' | 'fail';
}

export class SandboxErrorAnswer {
  @Shown.text() code: string;
  @Shown.text({ optional: true }) declineCode?: string;
  @Shown.text() message: string;
}

export class SandboxAnswer {
  @Shown.text({ example: 'succeeded', description: "The payment intent's status, in Stripe's words." }) status: string;
  @Shown.object(() => SandboxErrorAnswer, { optional: true }) error?: SandboxErrorAnswer;
}
