import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, DAY, HOUR, machineNow } from '../common/clock.js';
import { invalidField, type Problem, problem } from '../common/errors.js';
import type { OperatorRole } from '../common/operator-roles.js';
import { Mails } from '../mails/mails.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly, countedWithinHour } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { rememberWhose } from '../platform/mail/mailer.js';
import { Retention } from '../platform/retention/retention.js';
import { UserRow } from '../users/user.entity.js';
import { nameColumns, toDriver, toUser, type UserAnswer } from '../users/users.dto.js';
import type {
  Credentials,
  DriverToken,
  EmailChange,
  EmailVerification,
  ForgottenPassword,
  NewAccount,
  PasswordChange,
  PasswordLink,
  PasswordLinkAnswer,
  PasswordReset,
} from './auth.dto.js';
import { deviceWords, noteDevice } from './devices.js';
import { openDriverLink } from './driver-links.js';
import { endKeys } from './end-keys.js';
import { FAILURES_KEPT, tryPassword } from './login-failures.js';
import { hashPassword, ifPasswordOf, passwordRefusal } from './passwords.js';
import { type Device, SessionsService, type Tokens } from './sessions.service.js';
import { countWrongPassword, slowDown } from './slow-down.js';

/** Who has just signed in. */
export interface SignIn {
  tokens: Tokens;
  user: UserAnswer;
}

const RESET_HOURS = 1;
const VERIFY_DAYS = 7;

@Injectable()
export class AuthService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly mails: Mails,
    @Inject(Env) private readonly env: Env,
    retention: Retention,
  ) {
    retention.keep(FAILURES_KEPT);
  }

  /** @throws 400 `password_too_common`; 409 `email_taken`; 429 */
  async register(account: NewAccount, device: Device): Promise<SignIn> {
    const password = await hashOf(account);
    return this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'registrations', device.ip);
      const id = await this.insert(tx, account, password);
      return this.signedIn(tx, await tx.get(UserRow, { id }), device);
    });
  }

  /** A participant: an account that an operator opens. @throws 409 `email_taken`; 400 `password_too_common` */
  async open(tx: Tx, account: NewAccount & { operatorRole?: OperatorRole | null }): Promise<string> {
    return this.insert(tx, account, await hashOf(account));
  }

  private async insert(
    tx: Tx,
    account: NewAccount & { operatorRole?: OperatorRole | null },
    password: string,
  ): Promise<string> {
    const [id, now] = [randomUUID(), this.clock.now()];
    tx.insert(UserRow, {
      id,
      email: account.email,
      password,
      ...nameColumns(account.firstName),
      lastName: account.lastName || null,
      isCarrier: account.isCarrier ?? false,
      isAdmin: Boolean(account.operatorRole),
      operatorRole: account.operatorRole ?? null,
      createdAt: now,
      updatedAt: now,
    });
    await this.mailVerification(tx, id);
    return id;
  }

  /** @throws 401 with the same words whether or not the account exists; 429 after failures on the account; 503 while too many sign-ins from slowed-down addresses wait */
  async login({ email, password }: Credentials, device: Device): Promise<SignIn> {
    // Before the account's turn: a guesser waiting here must not keep the owner waiting there.
    await slowDown(this.db, device.ip);
    const found = await tryPassword(this.db, email, () =>
      ifPasswordOf(password, () =>
        this.db.one<{ id: string; password: string }>(
          'SELECT id, password FROM users WHERE lower(email) = lower($1) AND deleted_at IS NULL',
          [email],
        ),
      ),
    );
    if (!found) {
      await countWrongPassword(this.db, device.ip);
      throw problem('wrong_credentials');
    }
    return this.db.tx(async (tx) => {
      const row = await tx.lock(UserRow, { id: found.id });
      // If the password changed in between, this one is no longer right: that change ended all sessions, and this one would survive it.
      if (row?.password !== found.password) throw problem('wrong_credentials');
      return this.signedIn(tx, row, device);
    });
  }

  /** A session for the one job of a driver's link. @throws 400 `token_invalid`, also once the link was ended */
  async openAsDriver({ token }: DriverToken, device: Device): Promise<SignIn> {
    return this.db.tx(async (tx) => {
      const link = await openDriverLink(tx, token, this.clock.now());
      if (!link) throw invalidField('token', 'This link no longer works', 'token_invalid');
      const row = await tx.get(UserRow, { id: link.carrierId });
      const tokens = await this.sessions.start(tx, row.id, device, link.id);
      return { tokens, user: toDriver(row, link) };
    });
  }

  /** Mails a single-use link. Does not say whether the account exists, nor whether too many were mailed this hour. */
  async forgotPassword({ email }: ForgottenPassword): Promise<void> {
    await this.db.tx(async (tx) => {
      if (await countedWithinHour(tx, this.env, 'resets', email.toLowerCase())) await this.mailReset(tx, email);
    });
  }

  /** A participant: mails the account's owner a link to choose a new password, at an operator's request. @throws 429 */
  async sendReset(tx: Tx, email: string): Promise<void> {
    await countHourly(tx, this.env, 'resets', email.toLowerCase());
    await this.mailReset(tx, email);
  }

  private async mailReset(tx: Tx, email: string): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const user = await tx.one<{ email: string }>(
      `UPDATE users SET reset_token = $2, reset_token_expiry = $3 WHERE lower(email) = lower($1) AND deleted_at IS NULL RETURNING email`,
      [email, sha256(token), after(machineNow(), RESET_HOURS * HOUR)],
    );
    if (user) await this.mails.account(tx, 'password_reset', user.email, { token });
  }

  /** Changes nothing. */
  async checkReset({ token }: PasswordLink): Promise<PasswordLinkAnswer> {
    return { works: (await this.ownerOfReset(token)) !== undefined };
  }

  /** Whose account this link opens. */
  private ownerOfReset(token: string) {
    return this.db.one<{ id: string; email: string; first_name: string | null; last_name: string | null }>(
      'SELECT id, email, first_name, last_name FROM users WHERE reset_token = $1 AND reset_token_expiry > $2',
      [sha256(token), machineNow()],
    );
  }

  /** Answers whose it was. @throws 400 `token_invalid`, `password_too_common` */
  async resetPassword({ token, password }: PasswordReset): Promise<string> {
    const owner = await this.ownerOfReset(token);
    if (!owner) throw invalidField('token', 'This link is no longer valid', 'token_invalid');
    const refusal = passwordRefusal(password, {
      email: owner.email,
      firstName: owner.first_name,
      lastName: owner.last_name,
    });
    if (refusal) throw refusal;
    const hashed = await hashPassword(password);
    await this.db.tx(async (tx) => {
      const used = await tx.run(
        'UPDATE users SET password = $3, reset_token = NULL, reset_token_expiry = NULL, updated_at = $4 WHERE id = $1 AND reset_token = $2',
        [owner.id, sha256(token), hashed, this.clock.now()],
      );
      if (used === 0) throw invalidField('token', 'This link is no longer valid', 'token_invalid');
      await callOffEmail(tx, owner.id);
      await tx.run('DELETE FROM login_failures WHERE subject = $1', [owner.email.toLowerCase()]);
      await this.sessions.endAll(tx, owner.id);
      // Whoever had the account may have made some.
      const keysEnded = await endKeys(tx, owner.id, {
        at: this.clock.now(),
        by: owner,
        why: 'The password was chosen anew with a link from a mail.',
      });
      await this.mails.account(tx, 'password_changed', owner.email, { keysEnded });
    });
    return owner.id;
  }

  /** @throws 400 `wrong_password`, `password_too_common`; 429 */
  async changePassword(user: User, { currentPassword, password }: PasswordChange): Promise<void> {
    const row = await this.requirePassword(user, currentPassword, 'currentPassword');
    const refusal = passwordRefusal(password, row);
    if (refusal) throw refusal;
    const hashed = await hashPassword(password);
    await this.db.tx(async (tx) => {
      const account = await tx.lock(UserRow, { id: user.id });
      // Another change came first, so this is no longer the current password.
      if (account?.password !== row.password) throw wrongPassword('currentPassword');
      // A link mailed earlier was for the old password.
      tx.update(UserRow, user.id, {
        password: hashed,
        resetToken: null,
        resetTokenExpiry: null,
        updatedAt: this.clock.now(),
      });
      await callOffEmail(tx, user.id);
      await this.sessions.endAll(tx, user.id, user.sid);
      await this.mails.account(tx, 'password_changed', row.email, {});
    });
  }

  /**
   * Another address for the account, and the one before is told. One that is confirmed stays until the other is, too: who mistypes it
   * gets no mail for it, and who took over a session does not take the account along. The address of the account itself calls it off.
   * @throws 400 `wrong_password`; 409 `email_taken`; 429
   */
  async changeEmail(user: User, { email, password }: EmailChange): Promise<UserAnswer> {
    const row = await this.requirePassword(user, password, 'password');
    return this.db.tx(async (tx) => {
      const account = await tx.lock(UserRow, { id: user.id });
      if (account?.password !== row.password) throw wrongPassword('password');
      const isOwn = account.email.toLowerCase() === email.toLowerCase();
      if (isOwn && account.pendingEmail === null) return toUser(account);
      if (isOwn) return this.waitFor(tx, account, null);
      await countHourly(tx, this.env, 'verifications', user.id);
      if (account.emailVerified) return this.waitFor(tx, account, email);
      // A link that was mailed to the address before opens nothing any more.
      tx.update(UserRow, user.id, {
        email,
        emailVerified: false,
        resetToken: null,
        resetTokenExpiry: null,
        updatedAt: this.clock.now(),
      });
      await this.mailVerification(tx, user.id);
      await this.mails.account(tx, 'email_changed', account.email, {});
      await rememberWhose(tx, account.email, user.id);
      emit(tx, this.clock.now(), 'user.changed', { userId: user.id }, [user.id]);
      return toUser(await tx.get(UserRow, { id: user.id }));
    });
  }

  /** Another address once it is confirmed; null: none any more. @throws 409 `email_taken` */
  private async waitFor(tx: Tx, account: UserRow, pendingEmail: string | null): Promise<UserAnswer> {
    const taken =
      pendingEmail &&
      (await tx.one('SELECT 1 AS one FROM users WHERE lower(email) = lower($1) AND deleted_at IS NULL', [
        pendingEmail,
      ]));
    if (taken) throw problem('email_taken');
    await callOffEmail(tx, account.id);
    tx.update(UserRow, account.id, { pendingEmail, updatedAt: this.clock.now() });
    if (pendingEmail) {
      await this.mailVerification(tx, account.id);
      await this.mails.account(tx, 'email_change_asked', account.email, { email: pendingEmail });
    }
    emit(tx, this.clock.now(), 'user.changed', { userId: account.id }, [account.id]);
    return toUser(await tx.get(UserRow, { id: account.id }));
  }

  /**
   * Is this the user's password? `path` is the field it came in.
   * @throws 400 `wrong_password`; 429 after failures
   */
  async requirePassword(user: User, password: string, path: string): Promise<UserRow> {
    const read = async () => {
      const row = await this.db.tx((tx) => tx.get(UserRow, { id: user.id }));
      // Erased since the call came.
      if (row.deletedAt) throw problem('unauthorized');
      return row;
    };
    const { email } = await read();
    const row = await tryPassword(this.db, email, () => ifPasswordOf(password, read));
    if (!row) throw wrongPassword(path);
    return row;
  }

  /** Confirms the address that the link was mailed to, which from now on is that of the account. @throws 400 `token_invalid`; 409 `email_taken` */
  async verifyEmail({ token }: EmailVerification): Promise<void> {
    await this.db.tx(async (tx) => {
      const user = await tx.one<{ id: string; email: string; pending: string | null }>(
        `SELECT id, email, pending_email AS pending FROM users
          WHERE email_verify_token = $1 AND email_verify_expiry > $2 AND deleted_at IS NULL FOR UPDATE`,
        [sha256(token), machineNow()],
      );
      if (!user) throw invalidField('token', 'This link is no longer valid', 'token_invalid');
      await tx.run(
        `UPDATE users SET email = coalesce(pending_email, email), pending_email = NULL, email_verified = true, email_verify_token = NULL,
                email_verify_expiry = NULL, reset_token = CASE WHEN pending_email IS NULL THEN reset_token END,
                reset_token_expiry = CASE WHEN pending_email IS NULL THEN reset_token_expiry END, updated_at = $2 WHERE id = $1`,
        [user.id, this.clock.now()],
      );
      if (user.pending) {
        await this.mails.account(tx, 'email_changed', user.email, {});
        await rememberWhose(tx, user.email, user.id);
      }
      emit(tx, this.clock.now(), 'user.changed', { userId: user.id }, [user.id]);
    });
  }

  /** A participant: the address counts as confirmed, without the link that was mailed to it. */
  async confirmEmail(tx: Tx, userId: string): Promise<void> {
    const at = this.clock.now();
    await tx.run(
      `UPDATE users SET email_verified = true, email_verify_token = CASE WHEN pending_email IS NOT NULL THEN email_verify_token END,
              email_verify_expiry = CASE WHEN pending_email IS NOT NULL THEN email_verify_expiry END, updated_at = $2 WHERE id = $1`,
      [userId, at],
    );
    emit(tx, at, 'user.changed', { userId }, [userId]);
  }

  /** Mails the link again; does nothing when the address is already confirmed. @throws 429 */
  async resendVerification(user: User): Promise<void> {
    await this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'verifications', user.id);
      await this.mailVerification(tx, user.id);
    });
  }

  private async mailVerification(tx: Tx, userId: string): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const user = await tx.one<{ email: string }>(
      `UPDATE users SET email_verify_token = $2, email_verify_expiry = $3
        WHERE id = $1 AND (NOT email_verified OR pending_email IS NOT NULL) RETURNING coalesce(pending_email, email) AS email`,
      [userId, sha256(token), after(machineNow(), VERIFY_DAYS * DAY)],
    );
    if (user) await this.mails.account(tx, 'email_verification', user.email, { token });
  }

  /** A sign-in from a device that the account was never used from is mailed to its owner; not the first one of all. */
  private async signedIn(tx: Tx, row: UserRow, device: Device): Promise<SignIn> {
    const isNew = await noteDevice(tx, row.id, device.userAgent);
    if (isNew && (await countedWithinHour(tx, this.env, 'deviceMails', row.id)))
      await this.mails.account(tx, 'new_device', row.email, { device: deviceWords(device.userAgent) });
    return { tokens: await this.sessions.start(tx, row.id, device), user: toUser(row) };
  }
}

/** Another address that waits for its link is none any more, and the link opens nothing. Whoever asked for it may not have been the owner. */
async function callOffEmail(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    'UPDATE users SET pending_email = NULL, email_verify_token = NULL, email_verify_expiry = NULL WHERE id = $1 AND pending_email IS NOT NULL',
    [userId],
  );
}

function wrongPassword(path: string): Problem {
  return invalidField(path, 'This is not your current password', 'wrong_password');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** @throws 400 `password_too_common` */
async function hashOf(account: NewAccount): Promise<string> {
  const refusal = passwordRefusal(account.password, account);
  if (refusal) throw refusal;
  return hashPassword(account.password);
}
