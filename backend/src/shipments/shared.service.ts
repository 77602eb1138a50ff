import { Injectable } from '@nestjs/common';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import { type LinkPreview, LinkPreviews } from '../platform/http/link-previews.js';
import type { Width } from '../uploads/images.js';
import { photoId } from '../uploads/uploads.dto.js';
import { type SentPhoto, UploadsService } from '../uploads/uploads.service.js';
import type { SharedShipmentAnswer } from './shared.dto.js';
import { SHARED } from './shipments.queries.js';

type SharedRow = Omit<SharedShipmentAnswer, 'photo'> & { cover: string | null };

/** Shipments as strangers with the link see them: a title, a photo and the two places, while listed, quoted or booked. */
@Injectable()
export class SharedShipments {
  constructor(
    private readonly db: Db,
    private readonly uploads: UploadsService,
    previews: LinkPreviews,
  ) {
    previews.on((id) => this.preview(id));
  }

  /** @throws 404 for unknown shipments and unshared ones alike */
  async read(id: string): Promise<SharedShipmentAnswer> {
    const { cover, ...shared } = await this.require(id);
    return { ...shared, photo: cover && photoPath(id) };
  }

  /** The first photo. @throws 404, also if there is none */
  async photo(id: string, width: Width, webp: boolean): Promise<SentPhoto> {
    const { cover } = await this.require(id);
    const photo = cover && photoId(cover);
    if (!photo) throw problem('not_found');
    return this.uploads.read(undefined, photo, width, webp);
  }

  private async preview(id: string): Promise<LinkPreview | undefined> {
    const shared = await this.find(id);
    return (
      shared && {
        title: shared.title,
        description: `From ${shared.pickupLocation} to ${shared.deliveryLocation}, ${shared.distanceMiles.toLocaleString('en-US')} miles. Sign in to see it all.`,
        image: shared.cover && photoPath(id),
      }
    );
  }

  private async require(id: string): Promise<SharedRow> {
    const shared = await this.find(id);
    if (!shared) throw problem('not_found');
    return shared;
  }

  private async find(id: string): Promise<SharedRow | undefined> {
    if (!isUuid(id)) return undefined;
    return this.db.one<SharedRow>(
      `SELECT s.id, s.title, s.category, s.pickup_place AS "pickupLocation", s.delivery_place AS "deliveryLocation",
              s.distance_miles AS "distanceMiles", s.photos[1] AS cover
         FROM shipments s WHERE s.id = $1 AND ${SHARED}`,
      [id],
    );
  }
}

function photoPath(id: string): string {
  return `/api/shared/${id}/photo`;
}
