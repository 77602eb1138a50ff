import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AddressesService } from '../addresses/addresses.service.js';
import { AuthService } from '../auth/auth.service.js';
import { forgetDevices } from '../auth/devices.js';
import { forgetDrivers } from '../auth/driver-links.js';
import { forgetKeys } from '../auth/end-keys.js';
import { SessionsService } from '../auth/sessions.service.js';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { Mails } from '../mails/mails.service.js';
import { forgetImports } from '../imports/imports.queries.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { dropAnswers } from '../platform/idempotency/answers.js';
import { dropMails } from '../platform/mail/mailer.js';
import { forgetNewAddresses } from '../bookings/change-orders.queries.js';
import { forgetActs } from '../proofs/proofs.queries.js';
import { forgetEvents } from '../public-events/public-events.service.js';
import { forgetQuestions } from '../questions/questions.queries.js';
import { forgetRecurrences } from '../recurrences/recurrences.service.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { ShipmentsService } from '../shipments/shipments.service.js';
import { UserRow } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { forgetEndpoints } from '../webhook-endpoints/webhook-endpoints.service.js';
import { forgetWidgets } from '../widgets/widgets.service.js';
import { exportOf, hasObligations } from './accounts.queries.js';
import { EndOpenThings } from './end-open-things.js';

/** Work on everything a user has here: exporting it and erasing it. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly mails: Mails,
    private readonly users: UsersService,
    private readonly shipments: ShipmentsService,
    private readonly quotes: QuotesService,
    private readonly addresses: AddressesService,
    private readonly openThings: EndOpenThings,
  ) {}

  /** All of the user's data as a stream of JSON. */
  export(user: User): Readable {
    return Readable.from(exportOf(this.db, user.id, this.clock.now()));
  }

  /**
   * Erases the account: cancels listings, withdraws pending quotes, replaces personal data, ends sessions. The ledger
   * and the rows of finished jobs stay, without the name.
   * @throws 400 `wrong_password`; 409 `obligations_open`, `last_admin`
   */
  async erase(user: User, password: string): Promise<void> {
    await this.auth.requirePassword(user, password, 'password');
    await this.db.tx((tx) => this.eraseIn(tx, user));
  }

  /**
   * A participant: erases an account. `user` acts for themselves, or is an operator acting for them.
   * @param whatIsOpen what an operator is told if something is open; its owner is told that it is theirs
   * @throws 401 once it is erased; 409 `obligations_open`, `last_admin`
   */
  async eraseIn(tx: Tx, user: User, whatIsOpen?: string): Promise<void> {
    const { email, deletedAt } = await tx.get(UserRow, { id: user.id });
    if (deletedAt) throw problem('unauthorized');
    if (await this.users.isLastOwner(tx, user.id)) throw problem('last_admin');
    await this.openThings.end(tx, user);
    // Another call of theirs was faster.
    if (!(await this.users.lockWhole(tx, user.id))) throw problem('unauthorized');
    // And what was begun while this waited.
    await this.openThings.end(tx, user);
    // Checked after the locks, so anything accepted or paid before them is seen.
    if (await hasObligations(tx, user.id)) throw problem('obligations_open', whatIsOpen ? { detail: whatIsOpen } : {});
    const at = this.clock.now();
    await this.users.erase(tx, user.id, at);
    await this.shipments.forgetOwner(tx, user.id);
    await this.quotes.forgetCarrier(tx, user.id);
    await this.addresses.forget(tx, user.id);
    await forgetImports(tx, user.id);
    await this.sessions.endAll(tx, user.id);
    await forgetNewAddresses(tx, user.id);
    await forgetActs(tx, user.id);
    await forgetQuestions(tx, user.id);
    await forgetRecurrences(tx, user.id, at);
    await forgetDevices(tx, user.id);
    await forgetKeys(tx, user.id);
    await forgetDrivers(tx, user.id);
    await forgetEndpoints(tx, user.id);
    await forgetWidgets(tx, user.id);
    await forgetEvents(tx, user.id);
    await dropMails(tx, email);
    await dropAnswers(tx, user.id);
    emit(tx, at, 'user.erased', { userId: user.id }, []);
    await this.mails.account(tx, 'account_erased', email, {});
  }
}
