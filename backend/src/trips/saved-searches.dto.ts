import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { CATEGORY_GIVEN, CATEGORY_IDS, type Category } from '../common/categories.js';
import { NumberBetween, OneOf, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { SORTS, type ShipmentSearch, type ShipmentSort } from '../shipments/shipments.dto.js';
import { NOTIFY, type Notify } from './notify.js';
import type { SavedSearch } from './saved-search.entity.js';

const given = { optional: true, nullable: true } as const;
const STATUSES = ['listed', 'quoted', 'booked', 'open'] as const;
type Status = (typeof STATUSES)[number];

/** The filters of the list of shipments that can be kept; null or left out: no filter. */
export class SavedQuery {
  @OneOf(CATEGORY_IDS, { name: CATEGORY_GIVEN, ...given }) category?: Category | null;
  @OneOf(STATUSES, { ...given, description: '`open`: listed or quoted.' }) status?: Status | null;
  @Text(0, 200, { ...given, description: 'Words of title and description.' }) q?: string | null;
  @Text(1, 300, { ...given, description: 'A place, or lat,lon: either end is near it.', example: 'Denver, CO' })
  near?: string | null;
  @Text(1, 300, { ...given, example: 'Austin, TX' }) pickupNear?: string | null;
  @Text(1, 300, { ...given, example: 'Denver, CO' }) deliveryNear?: string | null;
  @NumberBetween(1, 3_000, { ...given, description: 'Left out: 50.' }) radiusMiles?: number | null;
  @NumberBetween(0, 1_000_000, given) minBudget?: number | null;
  @NumberBetween(0, 1_000_000, given) maxBudget?: number | null;
  @OneOf(SORTS, given) sort?: ShipmentSort | null;
}

function Query(optional: boolean): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ type: () => SavedQuery, required: !optional })(target, property);
    if (optional) ValidateIf((_, value) => value !== undefined)(target, property);
    IsObject({ message: 'The filters, as an object' })(target, property);
    ValidateNested()(target, property);
    Type(() => SavedQuery)(target, property);
  };
}

export class NewSavedSearch {
  @Text(1, 60, { message: 'What do you call it?', example: 'Boats near Denver' }) label: string;
  @Query(false) query: SavedQuery;
  @OneOf(NOTIFY, { optional: true, description: 'When you are told of new listings that it finds. Left out: off.' })
  notify?: Notify;
}

export class SavedSearchChanges {
  @Text(1, 60, { optional: true, message: 'What do you call it?', example: 'Boats near Denver' }) label?: string;
  @Query(true) query?: SavedQuery;
  @OneOf(NOTIFY, { optional: true }) notify?: Notify;
}

/** As it was saved; null: no filter. */
export class SavedQueryAnswer {
  @Shown.oneOf(CATEGORY_IDS, { name: 'Category', nullable: true }) category: Category | null;
  @Shown.oneOf(STATUSES, { nullable: true }) status: Status | null;
  @Shown.text({ nullable: true }) q: string | null;
  @Shown.text({ nullable: true }) near: string | null;
  @Shown.text({ nullable: true }) pickupNear: string | null;
  @Shown.text({ nullable: true }) deliveryNear: string | null;
  @Shown.number({ nullable: true }) radiusMiles: number | null;
  @Shown.number({ nullable: true }) minBudget: number | null;
  @Shown.number({ nullable: true }) maxBudget: number | null;
  @Shown.oneOf(SORTS, { nullable: true }) sort: ShipmentSort | null;
}

export class SavedSearchAnswer {
  @Shown.id() id: string;
  @Shown.text() label: string;
  @Shown.object(() => SavedQueryAnswer) query: SavedQueryAnswer;
  @Shown.oneOf(NOTIFY, { description: 'When you are told of new listings that it finds.' }) notify: Notify;
  @Shown.text({ example: '/browse?near=Denver%2C+CO', description: 'The page of the app that shows what it finds.' })
  path: string;
  @Shown.instant() createdAt: Date;
  @Shown.instant() updatedAt: Date;
}

const NO_FILTERS: SavedQueryAnswer = {
  category: null,
  status: null,
  q: null,
  near: null,
  pickupNear: null,
  deliveryNear: null,
  radiusMiles: null,
  minBudget: null,
  maxBudget: null,
  sort: null,
};

export function toSavedSearch({ id, label, query, notify, createdAt, updatedAt }: SavedSearch): SavedSearchAnswer {
  const path = pathOf(query);
  return { id, label, query: { ...NO_FILTERS, ...query }, notify, path, createdAt, updatedAt };
}

/** What is given of a query: the search of the list of shipments. */
export function givenOf(query: SavedQuery): ShipmentSearch {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(entries) as ShipmentSearch;
}

/** The page that shows what a query finds. */
export function pathOf(query: SavedQuery): string {
  const entries = Object.entries(givenOf(query)).map(([field, value]): [string, string] => [field, String(value)]);
  return `/browse${entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : ''}`;
}
