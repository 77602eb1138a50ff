import { APPROVED_ACT_NAMES, type ApprovedAct } from '../approvals/approvals.rules.js';
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
  @Shown.dollars({
    description: 'The most that the act `refund` gives back of a payment, with what operators gave back of it before.',
  })
  mostRefunded: number;
  @Shown.dollars({ description: 'What moves more than this takes two operators.' }) twoPersonAbove: number;
  @Shown.manyOf(APPROVED_ACT_NAMES, { description: 'The acts that do, `{resource}.{verb}` of their path.' })
  twoPersonActs: ApprovedAct[];
  @Shown.flag({ description: 'false: nobody else could approve it, so one operator does it alone.' })
  secondPerson: boolean;
}

/** The row of the table of roles that is this role's, and what takes two persons. */
export function accessOf(
  role: OperatorRole,
  twoPersons: Pick<RoleAnswer, 'twoPersonAbove' | 'secondPerson'>,
): RoleAnswer {
  return {
    role,
    may: Object.entries(OPERATOR_RIGHTS).map(([resource, rights]) => ({ resource, acts: [...rights[role]] })),
    mostRefunded: centsToDollars(MOST_REFUNDED),
    twoPersonActs: [...APPROVED_ACT_NAMES],
    ...twoPersons,
  };
}
