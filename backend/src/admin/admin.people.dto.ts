import { NewAccount } from '../auth/auth.dto.js';
import { Flag, Percent, Text } from '../common/fields.js';

/** An account that an operator opens. */
export class NewUser extends NewAccount {
  @Flag({ optional: true, description: 'true: an operator.' }) isAdmin?: boolean;
}

/** What an operator may change about an account; null empties a field. */
export class UserChanges {
  @Text(0, 100, { optional: true, nullable: true }) firstName?: string | null;
  @Text(0, 100, { optional: true, nullable: true }) lastName?: string | null;
  @Text(0, 30, { optional: true, nullable: true }) phone?: string | null;
  @Text(0, 2000, { optional: true, nullable: true }) bio?: string | null;
  @Percent(50, {
    optional: true,
    nullable: true,
    description:
      'The platform fee on what they ship, where it is lower than the usual one; for quotes accepted from now on.',
  })
  feePercent?: number | null;
  @Text(0, 200, { optional: true, nullable: true, description: 'Who at Haulway they can call; they see it.' })
  supportContact?: string | null;
  @Flag({ optional: true }) isCarrier?: boolean;
  @Flag({ optional: true }) isAdmin?: boolean;
}

/** Why it is done; kept in the audit log, and told to the person concerned where the call says so. */
export class Reasoned {
  @Text(1, 1000, { message: 'Say why', example: 'Several shippers reported no-shows.' }) reason: string;
}

/** As {@link Reasoned}, but the reason is optional. */
export class MaybeReasoned {
  @Text(0, 1000, { optional: true, nullable: true, description: 'Kept in the audit log.' }) reason?: string | null;
}

/** How a user is signed out. */
export class SignOut extends MaybeReasoned {
  @Flag({ optional: true, description: "true: ends the user's API keys as well." }) keys?: boolean;
}
