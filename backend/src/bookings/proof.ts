import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { Tx } from '../platform/database/tx.js';
import { photosOf } from '../proofs/conditions.dto.js';
import { drivenBy } from '../proofs/road.service.js';
import { UploadsService } from '../uploads/uploads.service.js';
import type { PickupNote, Proof } from './bookings.dto.js';
import type { Deal } from './lock-deal.js';

/** What proves a pickup or a delivery. */
@Injectable()
export class Proofs {
  constructor(private readonly uploads: UploadsService) {}

  /**
   * A participant: stores the proof in the verb's timeline line; the parties see its photos.
   * @throws 400 for a photo that the carrier did not upload
   */
  async keep(
    tx: Tx,
    user: User,
    { quote }: Deal,
    event: 'pickup' | 'deliver',
    proof: PickupNote & Proof,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    const photos = photosOf(proof);
    await this.uploads.addPhotos(tx, user, { quoteId: quote.id }, photos);
    const data = {
      ...(event === 'deliver' ? { recipientName: proof.recipientName || proof.signature?.name || null } : {}),
      note: proof.note || null,
      photos,
      ...drivenBy(user),
      ...more,
    };
    await tx.run(
      `UPDATE timeline SET data = $3 WHERE id = (SELECT max(id) FROM timeline WHERE subject_id = $1 AND event = $2)`,
      [quote.id, event, JSON.stringify(data)],
    );
  }

  /** A participant: another phone proves the same step, which has its line already. @throws 400 */
  async add(tx: Tx, user: User, { quote }: Deal, event: 'pickup' | 'deliver', proof: PickupNote): Promise<void> {
    const photos = photosOf(proof);
    await this.uploads.addPhotos(tx, user, { quoteId: quote.id }, photos);
    await tx.run(
      `UPDATE timeline SET data = coalesce(data, '{}') || jsonb_build_object('photos', coalesce(data->'photos', '[]') || $3::jsonb)
        WHERE id = (SELECT max(id) FROM timeline WHERE subject_id = $1 AND event = $2)`,
      [quote.id, event, JSON.stringify(photos)],
    );
  }
}
