import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuthService } from '../auth/auth.service.js';
import { endKeys } from '../auth/end-keys.js';
import { SessionsService } from '../auth/sessions.service.js';
import { requireImpartial, type User } from '../common/actor.js';
import { CarrierStanding } from '../bookings/carrier-standing.js';
import { asWritten } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import { type OperatorRole, requireRole } from '../common/operator-roles.js';
import type { JsonText } from '../common/paging.js';
import { CounterOffersService } from '../counter-offers/counter-offers.service.js';
import { Mails } from '../mails/mails.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { BookNow } from '../shipments/book-now.js';
import { UserRow } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { NewUser, SignOut, UserChanges, ViewAnswer } from './admin.people.dto.js';
import { AdminService } from './admin.service.js';

const STILL_OPEN =
  'A job, a payment or a claim of this account is still open: its page lists them. Finish or cancel it first.';

/** What operators do to accounts; each act is written to the audit log in the same transaction. */
@Injectable()
export class AdminPeopleService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly offers: CounterOffersService,
    private readonly prices: BookNow,
    private readonly standing: CarrierStanding,
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsService,
    private readonly mails: Mails,
    private readonly admin: AdminService,
  ) {}

  /** @throws 400 `password_too_common`; 409 `email_taken` */
  create(operator: User, account: NewUser): Promise<JsonText> {
    const { isAdmin, ...rest } = account;
    const operatorRole = roleOf({ operatorRole: account.operatorRole, isAdmin }, null) ?? null;
    if (operatorRole) requireRole(operator, 'operators', 'write');
    return this.db.tx(async (tx) => {
      const id = await this.auth.open(tx, { ...rest, operatorRole });
      const { email, firstName, lastName, isCarrier } = account;
      await audit(tx, this.clock.now(), operator, {
        action: 'users.create',
        resource: 'users',
        resourceId: id,
        after: { email, firstName, lastName, isCarrier, operatorRole },
      });
      return this.admin.record(tx, 'users', id);
    });
  }

  /** @throws 404; 403, also for a fee of one's own; 409 `last_admin` */
  change(operator: User, id: string, changes: UserChanges): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const row = await this.lockUser(tx, operator, id);
      const { isAdmin, operatorRole: asked, ...others } = changes;
      if (others.feePercent !== undefined && others.feePercent !== row.feePercent) requireImpartial(operator, id);
      const operatorRole = roleOf({ operatorRole: asked, isAdmin }, row.operatorRole);
      const set = Object.fromEntries(
        Object.entries(others).map(([field, value]) => [field, value === '' ? null : value]),
      ) as Partial<UserRow>;
      if (operatorRole !== undefined && operatorRole !== row.operatorRole) {
        requireRole(operator, 'operators', 'write');
        if (await this.users.isLastOwner(tx, id)) throw problem('last_admin');
        set.operatorRole = operatorRole;
        set.isAdmin = operatorRole !== null;
      }
      const old = asWritten(row);
      const before = Object.fromEntries(Object.keys(set).map((field) => [field, old[field as keyof UserRow]]));
      const at = this.clock.now();
      if (Object.keys(set).length > 0) await this.users.set(tx, id, set, at);
      await audit(tx, at, operator, { action: 'users.change', resource: 'users', resourceId: id, before, after: set });
      return this.admin.record(tx, 'users', id);
    });
  }

  /** Erases the account on its owner's behalf. @throws 404; 409 `obligations_open`, `last_admin` */
  async erase(operator: User, id: string, reason: string | null | undefined): Promise<void> {
    await this.db.tx(async (tx) => {
      const row = await this.lockUser(tx, operator, id);
      const owner = {
        kind: 'user' as const,
        id,
        sid: operator.sid,
        isCarrier: row.isCarrier,
        isAdmin: row.isAdmin,
        operatorRole: row.operatorRole,
        suspended: row.suspendedAt !== null,
        // No list is made for them here.
        hasBlocked: true,
      };
      await this.accounts.eraseIn(tx, owner, STILL_OPEN);
      await audit(tx, this.clock.now(), operator, { action: 'users.erase', resource: 'users', resourceId: id, reason });
    });
  }

  /** From now on the account can only finish what is under way; its owner is mailed the reason. @throws 404; 409 `last_admin`, or when already suspended */
  suspend(operator: User, id: string, reason: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.users.row(tx, id);
      // Deals are locked before people.
      await this.offers.endFor(tx, id, operator);
      await this.prices.endAllOf(tx, id);
      await this.standing.announce(tx, id, 'shipment.carrier_suspended');
      const row = await this.lockUser(tx, operator, id);
      if (row.suspendedAt) throw problem('illegal_transition', { detail: 'This account is already suspended.' });
      if (await this.users.isLastOwner(tx, id)) throw problem('last_admin');
      const at = this.clock.now();
      await this.users.set(tx, id, { suspendedAt: at, suspendedReason: reason }, at);
      await this.mails.account(tx, 'account_suspended', row.email, { reason });
      await audit(tx, at, operator, {
        action: 'users.suspend',
        resource: 'users',
        resourceId: id,
        reason,
        before: { suspendedAt: null },
        after: { suspendedAt: at },
      });
      return this.admin.record(tx, 'users', id);
    });
  }

  /** @throws 404; 409 when it is not suspended */
  restore(operator: User, id: string, reason: string | null | undefined): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.users.row(tx, id);
      // Deals are locked before people.
      await this.standing.announce(tx, id, 'shipment.carrier_restored');
      const row = await this.lockUser(tx, operator, id);
      if (!row.suspendedAt) throw problem('illegal_transition', { detail: 'This account is not suspended.' });
      const at = this.clock.now();
      await this.users.set(tx, id, { suspendedAt: null, suspendedReason: null }, at);
      await this.mails.account(tx, 'account_restored', row.email, {});
      await audit(tx, at, operator, {
        action: 'users.restore',
        resource: 'users',
        resourceId: id,
        reason,
        before: { suspendedAt: row.suspendedAt },
        after: { suspendedAt: null },
      });
      return this.admin.record(tx, 'users', id);
    });
  }

  /** Signs the user out everywhere; with `keys`, their programs too, of which they are mailed. @throws 404 */
  endSessions(operator: User, id: string, { reason, keys = false }: SignOut): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.lockUser(tx, operator, id);
      if (keys) requireRole(operator, 'api-keys', 'write');
      await this.sessions.endAll(tx, id);
      const at = this.clock.now();
      const why = 'Haulway ended all keys of this account.';
      const ending = { at, by: operator, why, ...(reason ? { reason } : {}) };
      const keysEnded = keys ? await endKeys(tx, id, ending, this.mails) : undefined;
      await audit(tx, at, operator, {
        action: 'users.end-sessions',
        resource: 'users',
        resourceId: id,
        reason,
        ...(keysEnded === undefined ? {} : { after: { keysEnded } }),
      });
      return this.admin.record(tx, 'users', id);
    });
  }

  /** Confirms the account's address by hand: the operator knows it to be its owner's. @throws 404; 409 when it is confirmed */
  verifyEmail(operator: User, id: string, reason: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const { emailVerified } = await this.lockUser(tx, operator, id);
      if (emailVerified) throw problem('illegal_transition', { detail: 'This email address is already confirmed.' });
      await this.auth.confirmEmail(tx, id);
      await audit(tx, this.clock.now(), operator, {
        action: 'users.verify-email',
        resource: 'users',
        resourceId: id,
        reason,
        before: { emailVerified },
        after: { emailVerified: true },
      });
      return this.admin.record(tx, 'users', id);
    });
  }

  /** Mails the account's owner, and nobody else, a link to choose a new password. @throws 404; 429 */
  sendReset(operator: User, id: string, reason: string | null | undefined): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const { email } = await this.lockUser(tx, operator, id);
      await this.auth.sendReset(tx, email);
      await audit(tx, this.clock.now(), operator, {
        action: 'users.send-reset',
        resource: 'users',
        resourceId: id,
        reason,
      });
      return this.admin.record(tx, 'users', id);
    });
  }

  /** The operator looks at the app as the user, and cannot change or send anything. @throws 404 */
  viewAs(operator: User, id: string, reason: string): Promise<ViewAnswer> {
    return this.db.tx(async (tx) => {
      const { deletedAt } = await this.lockUser(tx, operator, id);
      if (deletedAt) throw problem('not_found');
      const view = await this.sessions.view(tx, operator, id);
      await audit(tx, this.clock.now(), operator, {
        action: 'users.view-as',
        resource: 'users',
        resourceId: id,
        reason,
        after: { until: view.until },
      });
      return view;
    });
  }

  /** Another operator's account is for owners. @throws 404; 403 `forbidden_role` */
  private async lockUser(tx: Tx, operator: User, id: string): Promise<UserRow> {
    await this.users.row(tx, id);
    await this.users.lockUser(tx, id);
    const row = await this.users.row(tx, id);
    if (row.operatorRole !== null) requireRole(operator, 'operators', 'write');
    return row;
  }
}

/** The role that is asked for, given the one there is; undefined when none is asked for. The flag alone is no more than reading. */
function roleOf(
  { operatorRole, isAdmin }: Pick<UserChanges, 'operatorRole' | 'isAdmin'>,
  now: OperatorRole | null,
): OperatorRole | null | undefined {
  if (operatorRole !== undefined) return operatorRole;
  if (isAdmin === undefined) return undefined;
  return isAdmin ? (now ?? 'read_only') : null;
}
