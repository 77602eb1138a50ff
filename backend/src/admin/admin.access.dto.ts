import { centsToDollars } from '../common/money.js';
import {
  MOST_REFUNDED,
  OPERATOR_ACTS,
  OPERATOR_RIGHTS,
  OPERATOR_ROLES,
  type OperatorAct,
  type OperatorRole,
} from '../common/operator-roles.js';
import { Shown } from '../common/shown.js';

/** What a role may do to the records of a resource. */
export class RightAnswer {
  @Shown.text({ example: 'payments' }) resource: string;
  @Shown.manyOf(OPERATOR_ACTS) acts: OperatorAct[];
}

export class RoleAnswer {
  @Shown.oneOf(OPERATOR_ROLES) role: OperatorRole;
  @Shown.list(() => RightAnswer) may: RightAnswer[];
  @Shown.dollars({ description: 'The most that the act `refund` gives back at once.' }) mostRefunded: number;
}

/** The row of the table of roles that is this role's. */
export function accessOf(role: OperatorRole): RoleAnswer {
  return {
    role,
    may: Object.entries(OPERATOR_RIGHTS).map(([resource, rights]) => ({ resource, acts: [...rights[role]] })),
    mostRefunded: centsToDollars(MOST_REFUNDED),
  };
}
