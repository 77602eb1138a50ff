import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { asWritten } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { UsersService } from '../users/users.service.js';
import { addShipment } from './add-shipment.js';
import { BookNow } from './book-now.js';
import { ShipmentItems } from './items.js';
import { lockShipment } from './lock-shipment.js';
import { Shipment } from './shipment.entity.js';
import type { CopyAs } from './shipments.dto.js';
import { readShipment } from './shipments.queries.js';
import { SHIPMENT_RULES } from './shipments.rules.js';
import { textColumns } from './shipments.texts.js';
import { requireVisible } from './visible.js';

const MOST_TEMPLATES = 20;

/** What belongs to one listing alone: its days, what came of it, and what programs call it. */
const FRESH = {
  pickupDate: null,
  pickupUntil: null,
  deliveryFrom: null,
  deliveryDate: null,
  onlyUntil: null,
  status: 'draft',
  typicalLowCents: null,
  typicalUsualCents: null,
  typicalHighCents: null,
  externalRef: null,
  metadata: null,
  givenHash: null,
  referredBy: null,
  quoteCount: 0,
  termsVersion: 1,
  template: false,
  recurrenceId: null,
  recurrenceDay: null,
  deliveredAt: null,
  overdueSince: null,
} satisfies Partial<Shipment>;

/** "List it again": a draft of what was listed before. */
@Injectable()
export class CopyShipment {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly uploads: UploadsService,
    private readonly users: UsersService,
    private readonly bookNow: BookNow,
    private readonly items: ShipmentItems,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * Everything but days, quotes and status, with the same photos; a book-now price only while its owner may set one.
   * @throws 404, 403, 429; 409 for too many templates
   */
  copy(user: User, shipmentId: string, { template = false }: CopyAs = {}): Promise<JsonText> {
    const now = this.clock.now();
    return this.db.tx(async (tx) => {
      const old = await lockShipment(tx, shipmentId);
      requireVisible(old, user);
      authorize(SHIPMENT_RULES, 'copy', user, { ownerId: old.userId });
      requireState(SHIPMENT_RULES, 'copy', old.status);
      await countHourly(tx, this.env, 'shipments', user.id);
      if (template) await this.requireFewTemplates(tx, user);
      return readShipment(tx, await this.copyIn(tx, user, old, { template }, now), user, now);
    });
  }

  /** A participant: adds a copy of what its owner has, with these fields set, and returns its id. */
  async copyIn(tx: Tx, owner: User, old: Shipment, set: Partial<Shipment>, now: Date): Promise<string> {
    const id = randomUUID();
    const shipment: Shipment = {
      ...old,
      ...FRESH,
      onlyFor: old.onlyFor?.length ? old.onlyFor : null,
      id,
      ...textColumns(undefined, { ...asWritten(old), cancelReason: null }),
      ...(await this.bookNow.stillOffered(tx, old)),
      createdAt: now,
      updatedAt: now,
      ...set,
    };
    await addShipment(tx, shipment, owner);
    await this.items.copy(tx, owner, old, id);
    const kept = await this.uploads.reuse(tx, owner, { shipmentId: id }, old.photos);
    // Some may have been erased since.
    if (kept.length < old.photos.length)
      tx.update(Shipment, id, {
        photos: kept,
        photoCaptions: kept.map((url) => old.photoCaptions[old.photos.indexOf(url)] ?? ''),
        updatedAt: now,
      });
    return id;
  }

  /** @throws 409 for too many templates */
  private async requireFewTemplates(tx: Tx, user: User): Promise<void> {
    // One after the other, so that the limit holds.
    await this.users.lockUser(tx, user.id);
    const kept = await tx.one<{ n: number }>(
      `SELECT count(*)::int AS n FROM shipments WHERE user_id = $1 AND template AND status = 'draft'`,
      [user.id],
    );
    if ((kept?.n ?? 0) >= MOST_TEMPLATES)
      throw problem('illegal_transition', {
        detail: `You already have ${MOST_TEMPLATES} templates. Delete one first.`,
      });
  }
}
