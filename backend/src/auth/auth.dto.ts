import { EmailField, Flag, RawText, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { UserAnswer } from '../users/users.dto.js';

const PASSWORD_WORDS = 'Not a common one, your email or your name.';

export class NewAccount {
  @EmailField({ example: 'dana@example.com' }) email: string;
  @RawText(8, 128, { description: PASSWORD_WORDS, example: 'a long walk to Denver' }) password: string;
  @Text(0, 100, { optional: true, nullable: true }) firstName?: string | null;
  @Text(0, 100, { optional: true, nullable: true }) lastName?: string | null;
  @Flag({ optional: true, description: 'true for a carrier; omit for a shipper.' }) isCarrier?: boolean;
}

export class Credentials {
  @EmailField({ known: true }) email: string;
  @RawText(1, 128) password: string;
}

export class ForgottenPassword {
  @EmailField({ known: true }) email: string;
}

export class EmailVerification {
  @RawText(1, 200, { description: 'From the mailed link.' }) token: string;
}

export class DriverToken {
  @RawText(1, 200, { description: "From the driver's link: what follows `#`." }) token: string;
}

export class PasswordLink {
  @RawText(1, 200, { description: 'From the mailed link.' }) token: string;
}

export class PasswordLinkAnswer {
  @Shown.flag({ description: 'Not if it was used, is too old, or never was one.' }) works: boolean;
}

export class PasswordReset {
  @RawText(1, 200, { description: 'From the mailed link.' }) token: string;
  @RawText(8, 128, { description: PASSWORD_WORDS }) password: string;
}

export class PasswordChange {
  @RawText(1, 128) currentPassword: string;
  @RawText(8, 128, { description: PASSWORD_WORDS }) password: string;
}

/** Another address for the account, confirmed with the password. */
export class EmailChange {
  @EmailField() email: string;
  @RawText(1, 128) password: string;
}

export class SignedInAnswer {
  @Shown.text({
    description:
      'Bearer token, good as long as the session. Pages of this server get one for 15 minutes, and a cookie to renew it.',
  })
  token: string;
  @Shown.object(() => UserAnswer) user: UserAnswer;
}

export class RenewedAnswer {
  @Shown.text({ description: 'Bearer token, good for 15 minutes.' }) token: string;
}

export class SessionAnswer {
  @Shown.id() sid: string;
  @Shown.text({ nullable: true }) userAgent: string | null;
  @Shown.text({ nullable: true, description: 'The IP address without its last part.' }) ip: string | null;
  @Shown.flag({ description: 'The session of this call.' }) current: boolean;
  @Shown.instant() createdAt: Date;
  @Shown.instant() lastSeenAt: Date;
  @Shown.instant() expiresAt: Date;
}
