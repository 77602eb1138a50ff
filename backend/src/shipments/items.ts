import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { asWritten, hideAgain, hideContacts, writtenText } from '../common/contact-data.js';
import { invalidField } from '../common/errors.js';
import { HEAVIEST_LBS } from '../common/fields.js';
import { centsToDecimal } from '../common/money.js';
import { Masking, type MaskedTable } from '../platform/database/masking.js';
import type { Tx } from '../platform/database/tx.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { ShipmentItem } from './item.entity.js';
import { type ItemGiven, LARGEST_VALUE } from './items.dto.js';
import type { Shipment } from './shipment.entity.js';

/** What a caller sends that has to do with items. */
interface Given {
  items?: readonly ItemGiven[] | null;
  weight?: number | null;
  dimensions?: string | null;
  declaredValue?: number | null;
}

/** What a shipment has from its items. */
type FromItems = Pick<Shipment, 'itemCount'> &
  Partial<Pick<Shipment, 'weightHundredths' | 'dimensions' | 'declaredValueCents'>>;

const FROM_ITEMS = ['weight', 'declaredValue', 'dimensions'] as const;

/**
 * The columns of a shipment that follow from its items, once they are what was sent; none if it has no items.
 * @throws 400, also `from_items` for what is not the owner's to say then
 */
export function columnsOfItems(given: Given, before?: Shipment): Partial<FromItems> {
  const { items } = given;
  const count = items === undefined ? (before?.itemCount ?? 0) : (items?.length ?? 0);
  if (count > 0) {
    const sent = FROM_ITEMS.find((field) => given[field] !== undefined && given[field] !== null);
    if (sent) throw invalidField(sent, 'This follows from the items', 'from_items');
  }
  if (items === undefined)
    return before && count > 0
      ? // null, as clients send for what is empty, does not empty these.
        {
          itemCount: count,
          weightHundredths: before.weightHundredths,
          dimensions: before.dimensions,
          declaredValueCents: before.declaredValueCents,
        }
      : {};
  if (!items || items.length === 0) return { itemCount: 0, ...(before?.itemCount ? emptied(given) : {}) };
  const weightHundredths = sumOf(items, 'weight');
  if ((weightHundredths ?? 0) > HEAVIEST_LBS * 100)
    throw invalidField('items', `Together at most ${HEAVIEST_LBS.toLocaleString('en-US')} lbs`);
  const declaredValueCents = sumOf(items, 'declaredValue');
  if ((declaredValueCents ?? 0) > LARGEST_VALUE) throw invalidField('items', 'Together they are worth too much');
  return { itemCount: items.length, weightHundredths, dimensions: largestOf(items), declaredValueCents };
}

/** What followed from items that are gone is gone with them, unless it is said anew. */
function emptied(given: Given): Partial<FromItems> {
  return {
    ...(given.weight === undefined ? { weightHundredths: null } : {}),
    ...(given.dimensions === undefined ? { dimensions: null } : {}),
    ...(given.declaredValue === undefined ? { declaredValueCents: null } : {}),
  };
}

/** Quantity times each, in hundredths; null unless all say theirs: a part would pass for the whole. */
function sumOf(items: readonly ItemGiven[], field: 'weight' | 'declaredValue'): number | null {
  let sum = 0;
  for (const { quantity, [field]: each } of items) {
    if (each === undefined || each === null) return null;
    sum += (quantity ?? 1) * each;
  }
  return sum;
}

/** The dimensions of the item with the most volume; null if none says its own. */
function largestOf(items: readonly ItemGiven[]): string | null {
  let largest: { dimensions: string; volume: number } | undefined;
  for (const { dimensions } of items) {
    if (!dimensions) continue;
    const volume = dimensions.split(' x ').reduce((product, side) => product * Number(side), 1);
    if (!largest || volume > largest.volume) largest = { dimensions, volume };
  }
  return largest?.dimensions ?? null;
}

const TEXTS = { title: 'title', note: 'note' } as const;

const ITEM_MASKING: MaskedTable = {
  table: 'shipment_items',
  columns: ['title', 'note', 'written', 'masked'],
  again: (row) => hideAgain(row, TEXTS),
};

/** An item's columns without its id and where it is; texts as strangers see them, with the originals beside. */
type ItemFacts = Omit<ShipmentItem, 'id' | 'shipmentId' | 'place'>;

function factsOf(item: ItemGiven): ItemFacts {
  return withTexts(item.title, item.note || null, {
    quantity: item.quantity ?? 1,
    weightHundredths: item.weight ?? null,
    dimensions: item.dimensions ?? null,
    declaredValueCents: item.declaredValue ?? null,
    photos: item.photos ?? [],
  });
}

function withTexts(
  title: string,
  note: string | null,
  rest: Omit<ItemFacts, 'title' | 'note' | 'written' | 'masked'>,
): ItemFacts {
  const { shown, written, masked } = hideContacts({ title, note });
  return { ...rest, title: shown.title ?? '', note: shown.note, written, masked };
}

/** What becomes of a shipment's items in a change. */
export interface ItemsChange {
  /** Does a carrier who quoted before see something else now? */
  differs: boolean;
  /** The photos on them before, and those from now on. */
  before: string[];
  photos: string[];
}

/** The things that a shipment consists of: written with it, in one statement. Its photos and theirs are in use by the shipment. */
@Injectable()
export class ShipmentItems {
  constructor(
    private readonly uploads: UploadsService,
    masking: Masking,
  ) {
    masking.keep(ITEM_MASKING);
  }

  /** A participant: adds a new shipment's items. @throws 400 for an id, or a photo that is not the owner's */
  async add(tx: Tx, owner: User, shipmentId: string, items: readonly ItemGiven[]): Promise<void> {
    if (items.length > 0) await this.replace(tx, owner, { id: shipmentId }, [], items);
  }

  /**
   * A participant: from now on a shipment that is locked has these items; left out, it keeps them. Which photos it then uses
   * is for the caller to say, who knows the others.
   * @throws 400 for an id that is none of its items, or a photo that is not the owner's
   */
  async change(
    tx: Tx,
    owner: User,
    shipment: Shipment,
    items: readonly ItemGiven[] | null | undefined,
  ): Promise<ItemsChange> {
    const old = shipment.itemCount > 0 ? await itemsOf(tx, shipment.id) : [];
    const before = photosOn(old);
    if (items === undefined) return { differs: false, before, photos: before };
    const rows = await this.replace(tx, owner, shipment, old, items ?? []);
    return { differs: !isSame(old, rows), before, photos: photosOn(rows) };
  }

  /** A participant: gives a copy of a shipment the same items, with ids of their own; photos that are gone are left out. */
  async copy(tx: Tx, owner: User, from: Shipment, toId: string): Promise<void> {
    if (from.itemCount === 0) return;
    const old = await itemsOf(tx, from.id);
    const kept = await this.uploads.reuse(tx, owner, { shipmentId: toId }, photosOn(old));
    const rows = old.map(asWritten).map(({ title, note, ...item }) => ({
      ...item,
      ...withTexts(title, note, { ...item, photos: item.photos.filter((url) => kept.includes(url)) }),
      id: randomUUID(),
      shipmentId: toId,
    }));
    await writeItems(tx, toId, rows);
  }

  private async replace(
    tx: Tx,
    owner: User,
    { id: shipmentId }: Pick<Shipment, 'id'>,
    old: readonly ShipmentItem[],
    items: readonly ItemGiven[],
  ): Promise<ShipmentItem[]> {
    const known = new Set(old.map(({ id }) => id));
    const already = photosOn(old);
    for (const [index, { id }] of items.entries())
      // Each once: whoever names it again names none that is left.
      if (id && !known.delete(id.toLowerCase()))
        throw invalidField(`items.${index}.id`, 'This shipment has no such item');
    const added = items.flatMap(({ photos }) => photos ?? []).filter((url) => !already.includes(url));
    await this.uploads.addPhotos(tx, owner, { shipmentId }, added, 'items');
    const rows = items.map((item, place) => ({
      ...factsOf(item),
      id: item.id?.toLowerCase() ?? randomUUID(),
      shipmentId,
      place,
    }));
    await writeItems(tx, shipmentId, rows);
    return rows;
  }
}

/** A shipment's items, in their order. */
async function itemsOf(tx: Tx, shipmentId: string): Promise<ShipmentItem[]> {
  return (await tx.lockAll(ShipmentItem, { shipmentId })).sort((one, other) => one.place - other.place);
}

/** Photos on a shipment's items. */
export async function itemPhotos(tx: Tx, { id, itemCount }: Shipment): Promise<string[]> {
  return itemCount === 0 ? [] : photosOn(await itemsOf(tx, id));
}

const photosOn = (items: readonly ShipmentItem[]): string[] => [...new Set(items.flatMap(({ photos }) => photos))];

function isSame(old: readonly ShipmentItem[], rows: readonly ShipmentItem[]): boolean {
  const textOf = (items: readonly ShipmentItem[]) =>
    JSON.stringify(
      items
        .map(asWritten)
        .map((item) => [
          item.title,
          item.quantity,
          item.weightHundredths,
          item.dimensions,
          item.declaredValueCents,
          item.note,
          item.photos,
        ]),
    );
  return textOf(old) === textOf(rows);
}

/** Leaves a shipment with exactly these items. */
async function writeItems(tx: Tx, shipmentId: string, rows: readonly ShipmentItem[]): Promise<void> {
  const decimal = (hundredths: number | null) => (hundredths === null ? null : centsToDecimal(hundredths));
  const ids = rows.map(({ id }) => id);
  await tx.run('DELETE FROM shipment_items WHERE shipment_id = $1 AND id <> ALL($2::uuid[])', [shipmentId, ids]);
  if (rows.length === 0) return;
  await tx.run(
    `INSERT INTO shipment_items (id, shipment_id, place, title, quantity, weight, dimensions, declared_value, note, photos, written, masked)
     SELECT id, $1, place, title, quantity, weight, dimensions, declared_value, note, photos, written, masked
       FROM jsonb_to_recordset($2::jsonb) AS given (id uuid, place smallint, title text, quantity smallint, weight numeric, dimensions text,
            declared_value numeric, note text, photos text[], written jsonb, masked text[])
     ON CONFLICT (id) DO UPDATE SET place = excluded.place, title = excluded.title, quantity = excluded.quantity, weight = excluded.weight,
       dimensions = excluded.dimensions, declared_value = excluded.declared_value, note = excluded.note, photos = excluded.photos,
       written = excluded.written, masked = excluded.masked`,
    [
      shipmentId,
      JSON.stringify(
        rows.map(({ weightHundredths, declaredValueCents, ...row }) => ({
          ...row,
          weight: decimal(weightHundredths),
          declared_value: decimal(declaredValueCents),
        })),
      ),
    ],
  );
}

/** The columns of what is about one of a shipment's items, or about none in particular. */
export interface AboutOne {
  itemId: string | null;
  /** What it is called now; it stays when the item is taken off the listing. */
  itemTitle: string | null;
}

/** @throws 400 on `path` for what is no item of the shipment */
export async function aboutItem(
  tx: Tx,
  shipmentId: string,
  itemId: string | null | undefined,
  path = 'itemId',
): Promise<AboutOne> {
  if (!itemId) return { itemId: null, itemTitle: null };
  const item = await tx.one<{ id: string; title: string }>(
    'SELECT id, title FROM shipment_items WHERE shipment_id = $1 AND id = $2',
    [shipmentId, itemId],
  );
  if (!item) throw invalidField(path, 'This shipment has no such item');
  return { itemId: item.id, itemTitle: item.title };
}

/** Of an erased owner's items the notes, what was hidden in the texts and the photos that are gone go. */
export async function forgetItems(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    `UPDATE shipment_items i SET note = NULL, written = NULL,
            photos = CASE WHEN EXISTS (SELECT 1 FROM upload_uses x WHERE x.shipment_id = i.shipment_id) THEN i.photos ELSE '{}' END
      WHERE i.shipment_id IN (SELECT id FROM shipments WHERE user_id = $1 AND item_count > 0)`,
    [userId],
  );
}

/** SQL for the items of a shipment `s`; `insider` is SQL for "may see what only the parties may". */
export function itemsJson(insider: string): string {
  const text = (field: keyof typeof TEXTS) =>
    `CASE WHEN i.written IS NOT NULL AND ${insider} THEN ${writtenText('i', field, field)} ELSE i.${field} END`;
  return `CASE WHEN s.item_count = 0 THEN '[]' ELSE (SELECT json_agg(json_build_object('id', i.id, 'title', ${text('title')}, 'quantity', i.quantity,
    'weight', i.weight, 'dimensions', i.dimensions, 'declaredValue', i.declared_value, 'note', ${text('note')}, 'photos', i.photos, 'masked', i.masked)
    ORDER BY i.place) FROM shipment_items i WHERE i.shipment_id = s.id) END`;
}
