import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rolesOf, type User } from '../common/actor.js';
import { canonical } from '../common/canonical.js';
import { invalidField, problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { type AboutOne, aboutItem } from '../shipments/items.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import type { Measured } from './acts.service.js';
import { hasView, valueFault } from './condition-forms.js';
import { type ConditionGiven, type NobodyThere, photosOfMarks, type SignatureGiven } from './conditions.dto.js';
import { digestsOf, readReports, writeReport } from './conditions.queries.js';
import type { EndName } from './proofs.dto.js';

/** What a pickup or delivery may say of the item and of who was there. */
export interface Found {
  condition?: ConditionGiven;
  signature?: SignatureGiven;
  nobodyThere?: NobodyThere;
}

/** The quote of the deal that a report is of. */
interface ReportedOn {
  id: string;
  shipmentId: string;
}

/** Reports of how an item was, as both sides and a claim read them. */
@Injectable()
export class Conditions {
  constructor(
    private readonly db: Db,
    private readonly uploads: UploadsService,
  ) {}

  /** @throws 400 for what its form does not have */
  requireWhole({ condition }: Found): void {
    if (!condition) return;
    const { form, values = {}, marks = [], photos, photoViews } = condition;
    requireFewPhotos(photos ?? [], 'condition.photos');
    for (const [name, value] of Object.entries(values)) {
      const fault = valueFault(form, name, value);
      if (fault) throw invalidField(`condition.values.${name}`, fault);
    }
    if (photoViews && photoViews.length !== (photos ?? []).length)
      throw invalidField('condition.photoViews', 'As many as there are photos');
    for (const [index, view] of (photoViews ?? []).entries())
      if (view !== OTHER_VIEW && !hasView(form, view))
        throw invalidField(`condition.photoViews.${index}`, `A ${form} has no such view`);
    for (const [index, { view }] of marks.entries())
      if (!hasView(form, view)) throw invalidField(`condition.marks.${index}.view`, `A ${form} has no such view`);
  }

  /**
   * A participant: keeps the report of an act, if it brings one.
   * @throws 400 for an upload that is not the carrier's, or an item that is not the shipment's
   */
  async keep(
    tx: Tx,
    user: User,
    { id: quoteId, shipmentId }: ReportedOn,
    end: EndName,
    act: Measured,
    found: Found,
  ): Promise<void> {
    const { condition, signature, nobodyThere } = found;
    if (!condition && !signature && !nobodyThere) return;
    const { photos: given, photoViews, marks = [] } = condition ?? {};
    const photos = given ?? [];
    const ofMarks = photosOfMarks(marks);
    await this.uploads.addPhotos(tx, user, { quoteId }, photos, 'condition.photos');
    await this.uploads.addPhotos(tx, user, { quoteId }, ofMarks, 'condition.marks');
    if (signature?.url) await this.uploads.addPhotos(tx, user, { quoteId }, [signature.url], 'signature.url');
    if (nobodyThere) await this.uploads.addPhotos(tx, user, { quoteId }, [nobodyThere.photo], 'nobodyThere.photo');
    const about = await aboutItem(tx, shipmentId, condition?.itemId, 'condition.itemId');
    const report = {
      form: condition?.form ?? 'box',
      values: condition?.values ?? {},
      marks: marks.map(({ photo, ...mark }) => ({ ...mark, note: mark.note || null, ...(photo ? { photo } : {}) })),
      photos,
      ...(photoViews && photoViews.length > 0 ? { photoViews } : {}),
      fewPhotos: condition?.fewPhotos || null,
      signerName: signature?.name ?? null,
      signature: signature?.url ?? null,
      nobodyThere: nobodyThere?.photo ?? null,
    };
    const files = [...photos, ...ofMarks, report.signature, report.nobodyThere].filter((url) => url !== null);
    const sha256 = createHash('sha256')
      .update(
        canonical({
          ...report,
          ...named(about),
          end,
          happenedAt: act.happened.at.toISOString(),
          files: await digestsOf(tx, files),
        }),
      )
      .digest('hex');
    await writeReport(tx, { ...report, ...about, id: randomUUID(), actId: act.actId, quoteId, end, sha256 });
  }

  /** All reports of the shipment's deal, for its parties and operators. @throws 404; 403 */
  async ofShipment(user: User, shipmentId: string): Promise<JsonText> {
    const found = isUuid(shipmentId) ? await readReports(this.db, shipmentId, user.id) : undefined;
    if (!found) throw problem('not_found');
    const isStranger = rolesOf(user, found).includes('stranger');
    if (isStranger) throw problem(found.isVisible ? 'forbidden' : 'not_found');
    return new JsonText(found.json);
  }
}

/** Of a photo that shows no side. */
const OTHER_VIEW = 'other';

/** Reports without an item are sealed as before there were any. */
const named = (about: AboutOne): Partial<AboutOne> => (about.itemId === null ? {} : about);
