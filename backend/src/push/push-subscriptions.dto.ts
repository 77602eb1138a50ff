import { ECDH } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { Flag, RawText, rule, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';

const CURVE = 'prime256v1';
const AUTH_BYTES = 16;

/** A point of the curve, as browsers write it. */
function PublicKey(): PropertyDecorator {
  return applyDecorators(
    RawText(87, 87, {
      example: 'BB714faW99-H3Xq6jpRgfsKBQMw2d1l-Z_b0K_px504kZPthIqB4mPG0CTFCD6GJjJIkIVXRHztDzEp8L9g2VH8',
    }),
    rule('publicKey', (value) => (isPoint(value) ? undefined : "Enter the browser's public key")),
  );
}

function isPoint(value: unknown): boolean {
  try {
    return typeof value === 'string' && ECDH.convertKey(value, CURVE, 'base64url').length > 0;
  } catch {
    return false;
  }
}

function Secret(): PropertyDecorator {
  return applyDecorators(
    RawText(22, 22, { example: 'BTBZMqHH6r4Tts7J_aSIgg' }),
    rule('secret', (value) =>
      typeof value === 'string' && Buffer.from(value, 'base64url').length === AUTH_BYTES
        ? undefined
        : "Enter the browser's secret",
    ),
  );
}

export class PushKeys {
  @PublicKey() p256dh: string;
  @Secret() auth: string;
}

/** As `PushSubscription.toJSON()` of a browser gives it. */
export class NewPushSubscription {
  @RawText(1, 1_000, { example: 'https://fcm.googleapis.com/fcm/send/dE3kZ:APA91b' }) endpoint: string;

  @ApiProperty({ type: () => PushKeys })
  @IsObject({ message: 'This must be an object with p256dh and auth' })
  @ValidateNested()
  @Type(() => PushKeys)
  keys: PushKeys;

  @Text(1, 80, { optional: true, description: 'What you know it by.', example: 'Chrome on Android' }) label?: string;
  @Flag({ optional: true, description: 'Amounts of money too, on a locked screen.' }) showsAmounts?: boolean;
}

export class PushSubscriptionAnswer {
  @Shown.id() id: string;
  @Shown.text({ nullable: true, example: 'Chrome on Android' }) label: string | null;
  @Shown.flag({ description: 'The browser that asks.' }) current: boolean;
  @Shown.flag() showsAmounts: boolean;
  @Shown.instant() createdAt: Date;
  @Shown.instant({ nullable: true, description: 'When a push last arrived at its push service.' })
  lastOkAt: Date | null;
}

export class PushSubscriptionsAnswer {
  @Shown.text({
    description: "Haulway's key, which a browser needs to subscribe.",
    example: 'BB714faW99-H3Xq6jpRgfsKBQMw2d1l-Z_b0K_px504kZPthIqB4mPG0CTFCD6GJjJIkIVXRHztDzEp8L9g2VH8',
  })
  publicKey: string;
  @Shown.list(() => PushSubscriptionAnswer, { description: 'The newest first.' })
  subscriptions: PushSubscriptionAnswer[];
}

export class PushTestAnswer {
  @Shown.whole({ description: 'How many browsers it is sent to.' }) sentTo: number;
}
