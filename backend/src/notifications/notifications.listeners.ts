import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { after, machineNow } from '../common/clock.js';
import { MONEY_KINDS, preferenceOf } from '../mails/preference-kinds.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import type { AnyIds, ToldEvent } from '../platform/events/catalog.js';
import { type DomainEvent, emit } from '../platform/events/events.js';
import { Outbox } from '../platform/events/outbox.js';
import { forgetNameInMails } from '../platform/mail/mailer.js';
import { HIDDEN_CODE, seal } from '../platform/security/sealed.js';
import { JWT_SECRET } from '../platform/tokens.js';
import type { NoticeData } from './notice-data.js';
import {
  dataOfChange,
  dataOfClaim,
  dataOfDeal,
  dataOfOffer,
  dataOfQuestion,
  dataOfReview,
  dataOfTicket,
  dataOfUnread,
  dataOfVerification,
} from './notice-data.queries.js';
import { addNotifications, forgetName, operators } from './notifications.queries.js';
import { MAIL_PAUSE_MS, mentioned, type Notice } from './notices.js';
import { NOTICES } from './notifications.words.js';

const TOLD = (Object.keys(NOTICES) as ToldEvent[]).filter((name) => NOTICES[name].length > 0);

/** Turns what happened into notifications for the people it concerns. */
@Injectable()
export class NotificationsListeners implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  onModuleInit(): void {
    this.outbox.on(TOLD, 'notifications.tell', (event) => this.tell(event));
    this.outbox.on(['user.erased'], 'notifications.forget', (event) => this.forget(event));
    this.outbox.on(['message.read'], 'notifications.readTalk', (event) => this.readTalk(event));
  }

  /** Writes what each side is told; repeating it writes nothing. */
  private async tell(event: DomainEvent<ToldEvent>): Promise<void> {
    await this.db.tx(async (tx) => {
      const data = await dataOf(tx, event.ids, event.at);
      if (!data) return;
      for (const notice of NOTICES[event.name]) {
        const people = notice.who === 'operators' ? await operators(tx) : [data[notice.who]].flat();
        await this.write(
          tx,
          event,
          notice,
          data,
          people.flatMap((person) => (person ? [person.id] : [])),
        );
      }
    });
  }

  private async write(
    tx: Tx,
    event: DomainEvent,
    notice: Notice,
    data: NoticeData,
    userIds: readonly string[],
  ): Promise<void> {
    if (notice.when && !notice.when(data)) return;
    const preference = preferenceOf(event.name);
    const mailed = notice.mustAct || (preference && MONEY_KINDS.includes(preference));
    const [title, body] = [notice.title(data), notice.body(data)];
    // Stored as dots: only its reader sees the code, on the shipment's page, in the mail, or on the phone.
    const code = body.includes(HIDDEN_CODE) ? data.releaseCode : null;
    const named = [data.owner, data.carrier, data.sender, data.receiver];
    await addNotifications(
      tx,
      this.clock.now(),
      userIds.map((userId) => ({
        id: randomUUID(),
        userId,
        kind: event.name,
        title,
        body,
        mentions: mentioned(
          named.filter((each) => each?.id !== userId),
          `${title} ${body}`,
        ),
        link: notice.link(data),
        source: 'messageId' in event.ids ? event.ids.messageId : `event ${event.id}`,
        urgent: notice.mustAct === true,
        sealedCode: code && seal(this.secret, 'codes in notices', code),
        mailAt: mailed ? after(machineNow(), MAIL_PAUSE_MS) : null,
        preference,
      })),
    );
  }

  /** Removes an erased person's notifications and choices, and their name from other people's notifications and from mails. */
  private async forget({ ids }: DomainEvent<'user.erased'>): Promise<void> {
    await this.db.tx(async (tx) => {
      await tx.run('DELETE FROM notifications WHERE user_id = $1', [ids.userId]);
      await tx.run('DELETE FROM notification_preferences WHERE user_id = $1', [ids.userId]);
      await forgetName(tx, ids.userId);
      await forgetNameInMails(tx, ids.userId);
    });
  }

  /** Somebody reading a conversation no longer needs notifications of its messages. */
  private async readTalk({ ids: { userId, conversationId } }: DomainEvent<'message.read'>): Promise<void> {
    await this.db.tx(async (tx) => {
      const at = this.clock.now();
      const read = await tx.run(
        `UPDATE notifications n SET read_at = $3 FROM messages m
          WHERE n.user_id = $1 AND n.kind = 'message.sent' AND n.link = $2 AND n.read_at IS NULL
            AND m.id = CASE WHEN n.kind = 'message.sent' THEN n.source::uuid END AND m.read_at IS NOT NULL`,
        [userId, `/messages?c=${conversationId}`, at],
      );
      if (read > 0) emit(tx, at, 'notification.read', { userId }, [userId]);
    });
  }
}

function dataOf(tx: Tx, ids: AnyIds, at: Date): Promise<NoticeData | undefined> {
  if (ids.messageId) return dataOfUnread(tx, ids.messageId);
  if (ids.claimId) return dataOfClaim(tx, ids.claimId);
  if (ids.changeOrderId) return dataOfChange(tx, ids.changeOrderId);
  if (ids.counterOfferId) return dataOfOffer(tx, ids.counterOfferId);
  if (ids.questionId) return dataOfQuestion(tx, ids.questionId);
  if (ids.verificationId) return dataOfVerification(tx, ids.verificationId, at);
  if (ids.ticketId) return dataOfTicket(tx, ids.ticketId);
  return ids.reviewId ? dataOfReview(tx, ids.reviewId) : dataOfDeal(tx, ids, at);
}
