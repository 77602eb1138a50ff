import { NewAccount } from '../auth/auth.dto.js';
import { Flag, OneOf, Percent, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { OPERATOR_ROLES, type OperatorRole } from '../common/operator-roles.js';

const ROLE = 'What they may do as an operator; null for everybody else. Only owners set it.';
const FLAG = 'true without a role: an operator who reads and nothing else. Only owners set it.';

/** An account that an operator opens. */
export class NewUser extends NewAccount {
  @OneOf(OPERATOR_ROLES, { optional: true, nullable: true, description: ROLE }) operatorRole?: OperatorRole | null;
  @Flag({ optional: true, description: FLAG }) isAdmin?: boolean;
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
  @OneOf(OPERATOR_ROLES, { optional: true, nullable: true, description: ROLE }) operatorRole?: OperatorRole | null;
  @Flag({ optional: true, description: FLAG }) isAdmin?: boolean;
}

/** Why it is done; kept in the audit log, and told to the person concerned where the call says so. */
export class Reasoned {
  @Text(1, 1000, { message: 'Say why', example: 'Several shippers reported no-shows.' }) reason: string;
}

/** As {@link Reasoned}, but the reason is optional. */
export class MaybeReasoned {
  @Text(0, 1000, { optional: true, nullable: true, description: 'Kept in the audit log.' }) reason?: string | null;
}

/** What the operator's browser opens the app with. */
export class ViewAnswer {
  @Shown.text({ description: 'Bearer token that reads as the user, and nothing else.' }) token: string;
  @Shown.instant({ description: 'When it ends; earlier if your own session does.' }) until: Date;
}

/** How a user is signed out. */
export class SignOut extends MaybeReasoned {
  @Flag({ optional: true, description: "true: ends the user's API keys as well." }) keys?: boolean;
}
