import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { maskContacts, warningsOf } from '../common/contact-data.js';
import { invalidField, problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, type JsonText, type ListPage } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { Masking } from '../platform/database/masking.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import type { ReceivedFile } from '../uploads/receiving.js';
import type { UploadAnswer } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { BlocksService } from '../users/blocks.service.js';
import { requireAccount } from '../users/require-account.js';
import { type ConversationSearch, type MessageAnswer, type NewMessage, toMessage } from './messages.dto.js';
import {
  haveDeal,
  isInConversation,
  markRead,
  mayReach,
  MESSAGE_MASKING,
  ownConversation,
  ownConversations,
  ownMessage,
  receiverOf,
  removeMessage,
  type Removed,
  saidIn,
  say,
  topicOf,
} from './messages.queries.js';

@Injectable()
export class MessagesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly uploads: UploadsService,
    private readonly blocks: BlocksService,
    @Inject(Env) private readonly env: Env,
    masking: Masking,
  ) {
    masking.keep(MESSAGE_MASKING);
  }

  /**
   * Says something to another user; the first message about a topic opens the pair's conversation on it. Contact data
   * in it is hidden from the receiver until a payment between the two is in escrow.
   * @throws 400 to oneself, 404 for people and shipments that the sender cannot know, 403 suspended, `blocked`, 429
   */
  async send(sender: User, { receiverId, shipmentId, content, attachments }: NewMessage): Promise<MessageAnswer> {
    return this.db.tx(async (tx) => {
      const topic = shipmentId ?? null;
      await this.requireReach(tx, sender, receiverId, topic);
      await countHourly(tx, this.env, 'messages', sender.id);
      requireAccount(tx, sender.id);
      const found = maskContacts(content);
      const masked = found.kinds.length > 0 && !(await mayReach(tx, sender.id, receiverId)) ? found : undefined;
      const at = this.clock.now();
      const sent = await this.uploads.attachments(tx, sender, attachments ?? []);
      const said = await say(tx, {
        id: randomUUID(),
        conversationId: randomUUID(),
        senderId: sender.id,
        receiverId,
        shipmentId: topic,
        content,
        masked,
        warnings: warningsOf(content),
        attachments: sent,
        at,
      });
      await this.uploads.addPhotos(
        tx,
        sender,
        { messageId: said.id },
        sent.map(({ url }) => url),
        'attachments',
      );
      if (said.begins) await countHourly(tx, this.env, 'conversations', sender.id);
      const ids = {
        messageId: said.id,
        conversationId: said.conversationId,
        ...(said.shipmentId ? { shipmentId: said.shipmentId } : {}),
      };
      emit(tx, at, 'message.sent', ids, [said.senderId, said.receiverId]);
      return toMessage(said);
    });
  }

  /** Stores pictures and PDFs to be sent along. */
  addAttachments(user: User, files: ReceivedFile[] | undefined): Promise<UploadAnswer[]> {
    return this.uploads.uploadAttachments(user, files);
  }

  /** A message to or from the user; 404 for a stranger. */
  async message(user: User, id: string): Promise<JsonText> {
    const found = isUuid(id) ? await ownMessage(this.db, user.id, id) : undefined;
    if (!found) throw problem('not_found');
    return found;
  }

  /** The user's conversations, newest activity first. */
  conversations(user: User, search: ConversationSearch): Promise<ListPage> {
    return ownConversations(this.db, user.id, search);
  }

  /** One of the user's conversations; 404 for a stranger. */
  async conversation(user: User, id: string): Promise<JsonText> {
    const found = isUuid(id) ? await ownConversation(this.db, user.id, id) : undefined;
    if (!found) throw problem('not_found');
    return found;
  }

  /** The messages in one of the user's conversations; 404 for a stranger. */
  async messages(user: User, conversationId: string, search: PageSearch): Promise<ListPage> {
    if (!isUuid(conversationId) || !(await isInConversation(this.db, conversationId, user.id)))
      throw problem('not_found');
    return saidIn(this.db, conversationId, user.id, search);
  }

  /** Marks everything sent to the user in this conversation as read. */
  async read(user: User, conversationId: string): Promise<void> {
    return this.db.tx(async (tx) => {
      const at = this.clock.now();
      const read = isUuid(conversationId) ? await markRead(tx, conversationId, user.id, at) : undefined;
      if (!read) throw problem('not_found');
      if (read.count > 0) emit(tx, at, 'message.read', { conversationId, userId: user.id }, [user.id, read.otherId]);
    });
  }

  /** A participant: removes a message; returns what it was, undefined when there is none. */
  async remove(tx: Tx, id: string): Promise<Removed | undefined> {
    const removed = await removeMessage(tx, id);
    if (removed)
      emit(tx, this.clock.now(), 'message.removed', { conversationId: removed.conversationId, messageId: id }, [
        removed.senderId,
        removed.receiverId,
      ]);
    return removed;
  }

  /** May the sender write to this person about this? If either is suspended, only about their live deal. */
  private async requireReach(tx: Tx, sender: User, receiverId: string, shipmentId: string | null): Promise<void> {
    if (receiverId.toLowerCase() === sender.id)
      throw invalidField('receiverId', 'You cannot send a message to yourself', 'receiver_is_sender');
    const receiver = await receiverOf(tx, receiverId);
    if (!receiver) throw problem('receiver_not_found');
    const topic = shipmentId ? await topicOf(tx, shipmentId, sender.id, sender.isAdmin, receiver.id) : undefined;
    if (topic && !topic.visible) throw problem('not_found');
    if (sender.suspended && !topic?.liveBetween) throw problem('account_suspended');
    if (receiver.suspended && !topic?.liveBetween) throw problem('receiver_not_found');
    // Operators reach everybody, and two who have a job to finish each other.
    if (sender.isAdmin || !(await this.blocks.areBlocked(tx, sender.id, receiver.id))) return;
    if (!(await haveDeal(tx, sender.id, receiver.id))) throw problem('blocked');
  }
}
