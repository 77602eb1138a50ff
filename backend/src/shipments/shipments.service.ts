import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AddressesService, type EndTyped } from '../addresses/addresses.service.js';
import { type Access, type AccessGiven, accessOf } from '../common/access.js';
import type { Actor, User, Visitor } from '../common/actor.js';
import type { Category } from '../common/categories.js';
import { asWritten } from '../common/contact-data.js';
import { dayFaults } from '../common/deal-days.js';
import { type FieldError, invalidField, problem } from '../common/errors.js';
import type { Hours } from '../common/hours.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import type { Place } from '../places/gazetteer.js';
import { PlacesService } from '../places/places.service.js';
import { roadMiles } from '../places/distance.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { Masking } from '../platform/database/masking.js';
import { move } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { emit, emitAll } from '../platform/events/events.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { WidgetEstimates } from '../widgets/widget-estimates.js';
import { BookNow, bookNowColumns } from './book-now.js';
import { OnlyFor } from './only-for.js';
import { addShipment } from './add-shipment.js';
import { captionsOf } from './captions.js';
import type { ContactGiven } from './contact.js';
import { givenHash } from './given-hash.js';
import { requireFreeRef } from './external-refs.js';
import { columnsOfItems, forgetItems, ShipmentItems } from './items.js';
import { lockShipment } from './lock-shipment.js';
import { Shipment } from './shipment.entity.js';
import {
  CATEGORY_REQUIRED,
  DELIVERY_REQUIRED,
  descriptionRefusal,
  type NewShipment,
  PICKUP_REQUIRED,
  type ShipmentChanges,
  type ShipmentSearch,
} from './shipments.dto.js';
import { kindChanged, kindTold, priceGroupOf } from './shipments.kinds.js';
import type { Near } from './shipments.near.js';
import { foldCounts, readShipment } from './shipments.queries.js';
import { KeptTotals, listShipments } from './shipments.search.js';
import { SHIPMENT_RULES } from './shipments.rules.js';
import { SHIPMENT_MASKING, textColumns } from './shipments.texts.js';
import { StandingTerms } from './standing-terms.js';
import { requireVisible } from './visible.js';

@Injectable()
export class ShipmentsService {
  private readonly totals = new KeptTotals();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly addresses: AddressesService,
    private readonly uploads: UploadsService,
    private readonly estimates: WidgetEstimates,
    private readonly terms: StandingTerms,
    private readonly bookNow: BookNow,
    private readonly onlyFor: OnlyFor,
    private readonly items: ShipmentItems,
    @Inject(Env) private readonly env: Env,
    sweeps: Sweeps,
    masking: Masking,
  ) {
    masking.keep(SHIPMENT_MASKING);
    sweeps.on('shipment counts', () => foldCounts(db));
  }

  /** Lists a shipment, or keeps it as a draft. @throws 400, also `place_not_found`, `zip_mismatch` and `too_many_photos`; 429 */
  async create(user: User, body: NewShipment): Promise<JsonText> {
    const add = this.adding(user, body);
    return this.db.tx(async (tx) => readShipment(tx, await add(tx), user, this.clock.now()));
  }

  /** The same for one of many, of which only the id is told; null after trying it without creating any. @throws as `create` */
  async createOne(user: User, body: NewShipment, dryRun: boolean): Promise<string | null> {
    const add = this.adding(user, body);
    return dryRun ? this.db.tried(add) : this.db.tx(add);
  }

  /** Checks what needs no database, and returns the rest: a participant that adds the shipment and returns its id. */
  private adding(user: User, body: NewShipment): (tx: Tx) => Promise<string> {
    const now = this.clock.now();
    const photos = body.photos ?? [];
    requireFewPhotos(photos);
    const photoCaptions = captionsOf(photos, body.photoCaptions);
    const fromItems = columnsOfItems(body);
    this.requireZips(body);
    const ends = this.ends(body.pickupLocation ?? '', body.deliveryLocation ?? '');
    const status = body.status ?? 'listed';
    requireDates(body, now);
    requireVehicle(body, body.category);
    return async (tx) => {
      await countHourly(tx, this.env, 'shipments', user.id);
      const id = randomUUID();
      await requireFreeRef(tx, 'shipments', user.id, body.externalRef);
      await this.bookNow.requireAllowed(tx, user.id, body);
      const kind = kindTold(body);
      const shipment = {
        id,
        userId: user.id,
        category: body.category ?? null,
        ...details(body),
        ...fromItems,
        ...textColumns(undefined, {
          title: body.title,
          description: body.description,
          subcategory: kind.subcategory,
          ...notesOf(body),
        }),
        subcategoryInferred: kind.subcategoryInferred,
        givenHash: body.externalRef ? givenHash(body) : null,
        referredBy: body.prefillId ? await this.estimates.referrer(tx, body.prefillId, user.id) : null,
        ...ends,
        ...(status === 'listed'
          ? await this.onlyFor.ofListing(tx, user.id, body, now)
          : await this.onlyFor.ofDraft(tx, user.id, body)),
        photos,
        photoCaptions,
        status,
        createdAt: now,
        updatedAt: now,
      };
      await addShipment(tx, shipment, user);
      await this.uploads.addPhotos(tx, user, { shipmentId: id }, photos);
      await this.items.add(tx, user, id, body.items ?? []);
      await this.addresses.keep(tx, user.id, endsTyped(body, body), now);
      if (status === 'listed') this.onlyFor.announce(tx, shipment, now);
      return id;
    };
  }

  /** @throws 400 naming what a listing still needs; 404; 403; 409 */
  async publish(user: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, id);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'publish', user, { ownerId: shipment.userId });
      requireState(SHIPMENT_RULES, 'publish', shipment.status);
      if (shipment.template) throw problem('illegal_transition', { detail: 'A template is not listed: copy it.' });
      requireWhole(asWritten(shipment));
      const now = this.clock.now();
      requireDates(shipment, now);
      const only = await this.onlyFor.ofPublished(tx, shipment, now);
      move(tx, SHIPMENT_RULES, shipment, 'publish', user, { shipmentId: id, at: now, set: only });
      this.onlyFor.announce(tx, { ...shipment, ...only }, now);
      return readShipment(tx, id, user, now);
    });
  }

  /** Edits while draft, listed or quoted. A change to what quotes are based on (places, weight, dimensions, items, category, the group that prices it) makes them stale. */
  async change(user: User, id: string, changes: ShipmentChanges): Promise<JsonText> {
    const photos = changes.photos === null ? [] : changes.photos;
    if (photos) requireFewPhotos(photos);
    this.requireZips(changes);
    return this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, id);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'change', user, { ownerId: shipment.userId });
      if (changes.externalRef !== shipment.externalRef)
        await requireFreeRef(tx, 'shipments', user.id, changes.externalRef);
      await this.bookNow.requireAllowed(tx, user.id, changes);
      const now = this.clock.now();
      const moved = changes.pickupLocation !== undefined || changes.deliveryLocation !== undefined;
      const { title, description } = changes;
      const kind = kindChanged(asWritten(shipment), changes);
      const set = {
        ...defined({ category: changes.category, photos }),
        photoCaptions: captionsOf(photos ?? shipment.photos, changes.photoCaptions, shipment),
        ...kind,
        ...textColumns(shipment, { title, description, subcategory: kind.subcategory, ...notesOf(changes) }),
        ...details(changes, shipment),
        ...(shipment.status === 'draft' ? await this.onlyFor.ofDraft(tx, user.id, changes, shipment) : {}),
        ...columnsOfItems(changes, shipment),
        ...(moved
          ? this.ends(
              changes.pickupLocation ?? shipment.pickupLocation,
              changes.deliveryLocation ?? shipment.deliveryLocation,
            )
          : {}),
      };
      requireVehicle(changes, set.category ?? shipment.category);
      const after = { ...shipment, ...set };
      if (shipment.status !== 'draft') requireWhole(asWritten(after));
      if (DAYS.some((field) => changes[field] !== undefined)) requireDates(after, now);
      const items = await this.items.change(tx, user, shipment, changes.items);
      if (photos || changes.items !== undefined)
        await this.uploads.setPhotos(
          tx,
          user,
          { shipmentId: id },
          [...after.photos, ...items.photos],
          [...shipment.photos, ...items.before, ...items.photos],
        );
      requireState(SHIPMENT_RULES, 'change', shipment.status);
      if (shipment.status !== 'draft') this.onlyFor.change(tx, shipment, changes, now);
      const material =
        items.differs ||
        TERMS.some((field) => after[field] !== shipment[field]) ||
        priceGroupOf(after) !== priceGroupOf(shipment);
      tx.update(Shipment, id, {
        ...set,
        termsVersion: shipment.termsVersion + (material ? 1 : 0),
        updatedAt: now,
      });
      if (PLACES.some((field) => changes[field]))
        await this.addresses.keep(tx, user.id, endsTyped(after, changes), now);
      if (material && shipment.status !== 'draft') await this.endTerms(tx, shipment, user, now);
      return readShipment(tx, id, user, now);
    });
  }

  /** @throws 404 for unknown ones and other people's drafts */
  async read(viewer: Visitor, id: string): Promise<JsonText> {
    return readShipment(this.db, id, viewer, this.clock.now());
  }

  /** @throws 401 when a visitor asks for `me`; 400 `place_not_found` */
  async list(viewer: Visitor, search: ShipmentSearch): Promise<ListPage> {
    if (search.updatedSince !== undefined && !search.owner && !search.carrier)
      throw invalidField('updatedSince', 'Only with owner=me or carrier=me');
    if (
      !viewer &&
      (search.owner ||
        search.onlyFor ||
        search.template ||
        search.externalRef ||
        search.carrier ||
        search.status === 'draft')
    )
      throw problem('unauthorized');
    return listShipments(this.db, this.totals, search, viewer, this.pointsOf(search));
  }

  /** The places of a search as points. @throws 400, also `place_not_found` */
  pointsOf(search: Pick<ShipmentSearch, 'near' | 'pickupNear' | 'deliveryNear'>): Near[] {
    return [
      this.near('either', search.near, 'near'),
      this.near('pickup', search.pickupNear, 'pickupNear'),
      this.near('delivery', search.deliveryNear, 'deliveryNear'),
    ].filter((each) => each !== undefined);
  }

  /** A participant for operators: writes these texts; returns what changed, before and after. */
  async setTexts(
    tx: Tx,
    shipment: Shipment,
    texts: Partial<Pick<Shipment, 'title' | 'description' | 'subcategory'>>,
    operator: Actor,
    at: Date,
  ): Promise<{ before: object; after: object }> {
    const old = asWritten(shipment);
    const kind = kindChanged(old, texts);
    const after = { ...defined(texts), ...kind };
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, old[field as keyof Shipment]]));
    const material = priceGroupOf({ ...old, ...after }) !== priceGroupOf(old);
    tx.update(Shipment, shipment.id, {
      ...kind,
      ...textColumns(shipment, after),
      termsVersion: shipment.termsVersion + (material ? 1 : 0),
      updatedAt: at,
    });
    if (material && shipment.status !== 'draft') await this.endTerms(tx, shipment, operator, at);
    else emit(tx, at, 'shipment.changed', { shipmentId: shipment.id, status: shipment.status }, [shipment.userId]);
    return { before, after };
  }

  /**
   * A participant: both sides agreed that it goes elsewhere. The street, the access and the note on it were the old place's. Quotes for
   * the old one are stale.
   */
  async moveDelivery(tx: Tx, shipment: Shipment, deliveryLocation: string, actor: Actor): Promise<void> {
    const at = this.clock.now();
    const { deliveryPlace, deliveryLatitude, deliveryLongitude, deliveryTimeZone, distanceMiles } = this.ends(
      shipment.pickupLocation,
      deliveryLocation,
    );
    const set = {
      deliveryLocation,
      deliveryPlace,
      deliveryLatitude,
      deliveryLongitude,
      deliveryTimeZone,
      distanceMiles,
      deliveryAddress: null,
      deliveryAccess: null,
      ...textColumns(shipment, { deliveryNote: null }),
      termsVersion: shipment.termsVersion + 1,
      updatedAt: at,
    };
    tx.update(Shipment, shipment.id, set);
    Object.assign(shipment, set);
    await this.endTerms(tx, shipment, actor, at);
  }

  /** A participant: the shipment has been on its way for too long. */
  async markOverdue(tx: Tx, id: string, at: Date): Promise<void> {
    tx.update(Shipment, id, { overdueSince: at, updatedAt: at });
  }

  /** A participant: of an erased owner's shipments the streets, addresses, contacts, notes, what was hidden in the texts and the photos that are gone go; the places that others saw stay. */
  async forgetOwner(tx: Tx, userId: string): Promise<void> {
    await tx.run(
      `UPDATE shipments SET pickup_location = pickup_place, delivery_location = delivery_place, pickup_address = NULL, delivery_address = NULL, external_ref = NULL, metadata = NULL, given_hash = NULL,
              pickup_contact = NULL, delivery_contact = NULL, pickup_phone = NULL, delivery_phone = NULL, pickup_note = NULL, delivery_note = NULL, written = NULL,
              photo_captions = '{}', photos = CASE WHEN EXISTS (SELECT 1 FROM upload_uses x WHERE x.shipment_id = shipments.id) THEN photos ELSE '{}' END
        WHERE user_id = $1`,
      [userId],
    );
    await forgetItems(tx, userId);
  }

  /** A participant for whatever adds or removes quotes; `change` is how many. */
  async changeQuoteCount(tx: Tx, shipment: Shipment, change: number): Promise<void> {
    await tx.run('UPDATE shipments SET quote_count = quote_count + $2 WHERE id = $1', [shipment.id, change]);
    shipment.quoteCount += change;
  }

  /** A participant for quotes: one was added or removed, and the status follows. */
  async countQuote(tx: Tx, shipment: Shipment, actor: Actor, change: 1 | -1, pendingLeft: boolean): Promise<void> {
    const { status } = shipment;
    const first = change === 1 && status === 'listed';
    const last = change === -1 && status === 'quoted' && !pendingLeft;
    if (!first && !last) return this.changeQuoteCount(tx, shipment, change);
    move(tx, SHIPMENT_RULES, shipment, first ? 'quote' : 'unquote', actor, {
      shipmentId: shipment.id,
      at: this.clock.now(),
      set: { quoteCount: shipment.quoteCount + change },
    });
  }

  /** What carriers quoted on has changed: their quotes are stale, and what was offered on them is over. */
  private async endTerms(tx: Tx, shipment: Shipment, actor: Actor, at: Date): Promise<void> {
    await this.terms.end(tx, at, { shipmentId: shipment.id }, actor);
    await tellChanged(tx, shipment, at);
  }

  /** @throws 400 `zip_mismatch` */
  private requireZips(given: Partial<Pick<NewShipment, (typeof PLACES)[number]>>): void {
    this.places.requireZipsOfCities(PLACES.map((path) => ({ path, text: given[path] ?? '' })));
  }

  /** The columns of both places. One that a draft does not have yet is empty, and nowhere. */
  private ends(pickupLocation: string, deliveryLocation: string) {
    const [from, to] = this.placesOf(pickupLocation, deliveryLocation);
    return {
      pickupLocation,
      deliveryLocation,
      pickupPlace: shownPlace(pickupLocation, from),
      deliveryPlace: shownPlace(deliveryLocation, to),
      pickupLatitude: from.latitude.toFixed(7),
      pickupLongitude: from.longitude.toFixed(7),
      deliveryLatitude: to.latitude.toFixed(7),
      deliveryLongitude: to.longitude.toFixed(7),
      pickupTimeZone: from.timeZone,
      deliveryTimeZone: to.timeZone,
      distanceMiles: from === NOWHERE || to === NOWHERE ? 0 : Math.round(roadMiles(from, to)),
    };
  }

  private placesOf(pickupLocation: string, deliveryLocation: string): [Place, Place] {
    const end = (text: string, path: string) => (text === '' ? NOWHERE : this.places.require(text, path));
    if (pickupLocation === '' || deliveryLocation === '')
      return [end(pickupLocation, 'pickupLocation'), end(deliveryLocation, 'deliveryLocation')];
    return this.places.requireBoth(
      { text: pickupLocation, path: 'pickupLocation' },
      { text: deliveryLocation, path: 'deliveryLocation' },
    );
  }

  private near(end: Near['end'], text: string | undefined, path: string): Near | undefined {
    if (text === undefined) return undefined;
    const point = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
    if (!point) return { end, ...pointOf(this.places.require(text, path)) };
    const [latitude, longitude] = [Number(point[1]), Number(point[2])];
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      throw invalidField(path, 'Latitude -90 to 90, longitude -180 to 180');
    return { end, latitude, longitude };
  }
}

/** Fields that may hold a ZIP code beside a city. */
const PLACES = ['pickupLocation', 'deliveryLocation', 'pickupAddress', 'deliveryAddress'] as const;

/** Fields whose change makes pending quotes stale. */
const TERMS = ['pickupLocation', 'deliveryLocation', 'weightHundredths', 'dimensions', 'category'] as const;

/** Tells the owner that the terms changed, and each carrier whose pending quote answered the old ones. */
async function tellChanged(tx: Tx, { id, userId, status }: Shipment, at: Date): Promise<void> {
  const quotes = await tx.rows<{ id: string; carrier_id: string }>(
    `SELECT id, carrier_id FROM quotes WHERE shipment_id = $1 AND status = 'pending'`,
    [id],
  );
  emit(tx, at, 'shipment.changed', { shipmentId: id, status }, [userId, ...quotes.map((quote) => quote.carrier_id)]);
  emitAll(
    tx,
    at,
    'quote.staled',
    quotes.map((quote) => ({ ids: { shipmentId: id, quoteId: quote.id }, userIds: [quote.carrier_id] })),
  );
}

/** The optional fields as the row has them; what is left out stays as in `before`, or empty. */
function details(
  body: Omit<NewShipment, 'title' | 'pickupLocation' | 'deliveryLocation'> | ShipmentChanges,
  before?: Shipment,
) {
  const text = (value: string | null | undefined, old: string | null | undefined) =>
    value === undefined ? (old ?? null) : value || null;
  const hours = (value: Hours | null | undefined, old: Hours | null | undefined) =>
    value === undefined ? (old ?? null) : value && { from: value.from, to: value.to };
  const figure = <Value>(value: Value | null | undefined, old: Value | null | undefined) =>
    value === undefined ? (old ?? null) : value;
  const access = (value: AccessGiven | null | undefined, old: Access | null | undefined) =>
    value === undefined ? (old ?? null) : accessOf(value);
  return {
    pickupDate: text(body.pickupDate, before?.pickupDate),
    pickupUntil: text(body.pickupUntil, before?.pickupUntil),
    pickupHours: hours(body.pickupHours, before?.pickupHours),
    deliveryFrom: text(body.deliveryFrom, before?.deliveryFrom),
    deliveryDate: text(body.deliveryDate, before?.deliveryDate),
    deliveryHours: hours(body.deliveryHours, before?.deliveryHours),
    weightHundredths: figure(body.weight, before?.weightHundredths),
    dimensions: text(body.dimensions, before?.dimensions),
    budgetCents: figure(body.budget, before?.budgetCents),
    ...bookNowColumns(body, before),
    declaredValueCents: figure(body.declaredValue, before?.declaredValueCents),
    externalRef: text(body.externalRef, before?.externalRef),
    metadata: figure(body.metadata, before?.metadata),
    pickupAddress: text(body.pickupAddress, before?.pickupAddress),
    deliveryAddress: text(body.deliveryAddress, before?.deliveryAddress),
    ...contactColumns('pickup', body.pickupContact, before),
    ...contactColumns('delivery', body.deliveryContact, before),
    pickupAccess: access(body.pickupAccess, before?.pickupAccess),
    deliveryAccess: access(body.deliveryAccess, before?.deliveryAccess),
    // Of what is no vehicle any more it is forgotten.
    runs: (body.category ?? before?.category) === 'vehicles' ? figure(body.runs, before?.runs) : null,
  };
}

/** What was typed of both ends; access only where it was given with it. */
function endsTyped(
  ends: Partial<Record<(typeof PLACES)[number], string | null>>,
  given: Pick<NewShipment, 'pickupAccess' | 'deliveryAccess'>,
): EndTyped[] {
  return (['pickup', 'delivery'] as const).map((end) => ({
    location: ends[`${end}Location`] ?? '',
    street: ends[`${end}Address`] ?? null,
    access: given[`${end}Access`] ?? null,
  }));
}

/** Whom to call at one end, as the row has it; what is left out stays as in `before`, or empty. */
function contactColumns<End extends 'pickup' | 'delivery'>(
  end: End,
  given: ContactGiven | null | undefined,
  before?: Shipment,
) {
  const [name, phone] =
    given === undefined
      ? [before?.[`${end}Contact`] ?? null, before?.[`${end}Phone`] ?? null]
      : [given?.name || null, given?.phone || null];
  return { [`${end}Contact`]: name, [`${end}Phone`]: phone } as Pick<Shipment, `${End}Contact` | `${End}Phone`>;
}

/** The notes on the access at both ends, as far as they are given. */
function notesOf({ pickupAccess, deliveryAccess }: Pick<NewShipment, 'pickupAccess' | 'deliveryAccess'>) {
  const noteIn = (given: AccessGiven | null | undefined) => (given === undefined ? undefined : given?.note || null);
  return { pickupNote: noteIn(pickupAccess), deliveryNote: noteIn(deliveryAccess) };
}

/** @throws 400 for what only a vehicle does */
function requireVehicle({ runs }: Pick<NewShipment, 'runs'>, category: Category | null | undefined): void {
  if (typeof runs === 'boolean' && category !== 'vehicles')
    throw invalidField('runs', 'Only a vehicle runs or does not');
}

/** @throws 400 with every field that a listing still needs */
function requireWhole(shipment: Wanted): void {
  const errors = missingOf(shipment);
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

type Wanted = Pick<Shipment, 'category' | 'description' | 'pickupLocation' | 'deliveryLocation'>;

/** What a draft still needs to be listed. */
export function missingOf(shipment: Wanted): FieldError[] {
  const errors: FieldError[] = [];
  if (!shipment.pickupLocation) errors.push({ path: 'pickupLocation', message: PICKUP_REQUIRED });
  if (!shipment.deliveryLocation) errors.push({ path: 'deliveryLocation', message: DELIVERY_REQUIRED });
  if (!shipment.category) errors.push({ path: 'category', message: CATEGORY_REQUIRED });
  const refusal = descriptionRefusal(shipment.description);
  if (refusal) errors.push({ path: 'description', message: refusal });
  return errors;
}

const DAYS = ['pickupDate', 'pickupUntil', 'deliveryFrom', 'deliveryDate'] as const;
/** How many days after its first the owner's pickup window may end at most. */
const MOST_WINDOW_DAYS = 60;

/** @throws 400 when the pickup has passed everywhere, a window makes no sense, the delivery comes before it, or a day is too far away */
function requireDates(days: Pick<NewShipment, (typeof DAYS)[number]>, now: Date): void {
  const typed = (path: (typeof DAYS)[number]) => ({ path, day: days[path] });
  const errors = dayFaults(
    {
      pickup: typed('pickupDate'),
      until: { ...typed('pickupUntil'), mostDays: MOST_WINDOW_DAYS },
      from: typed('deliveryFrom'),
      delivery: typed('deliveryDate'),
    },
    now,
  );
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/** The place of a draft that has none yet. */
const NOWHERE: Place = {
  label: '',
  city: '',
  state: '',
  country: 'US',
  latitude: 0,
  longitude: 0,
  timeZone: 'UTC',
  precision: 'place',
};

/** What others see of a typed place: the place itself if a street was typed, else what was typed. */
export function shownPlace(typed: string, place: Place): string {
  return place.precision === 'street' ? `${place.city}, ${place.state}` : typed;
}

function pointOf(place: Place) {
  return { latitude: place.latitude, longitude: place.longitude };
}

function defined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
