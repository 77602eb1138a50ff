import { after, HOUR } from '../common/clock.js';
import { byOurClock } from '../common/phone-time.js';
import type { Fence } from './fence.js';

/** Who measured when something happened: the phone that did it, or we, as we heard of it. */
export const BASES = ['phone', 'receipt'] as const;
export type Basis = (typeof BASES)[number];

/** What a phone says of an act. */
export interface PhoneTime {
  /** When it was done, by the phone's clock. */
  capturedAt: Date | null;
  /** When it was sent, by the same clock. */
  sentAt: Date | null;
}

/** When an act happened, as far as the phone can be believed. */
export interface Happened {
  at: Date;
  basis: Basis;
}

/**
 * When an act happened, by our clock. A phone that does not say when it sent cannot be corrected, so then the receipt counts.
 * @param notBefore the act before it, or when the money was held
 */
export function happenedAt({ capturedAt, sentAt }: PhoneTime, receivedAt: Date, notBefore: Date | null): Happened {
  if (!capturedAt || !sentAt) return { at: receivedAt, basis: 'receipt' };
  const measured = byOurClock(capturedAt, sentAt, receivedAt);
  if (measured >= receivedAt) return { at: receivedAt, basis: 'receipt' };
  return { at: notBefore && measured < notBefore ? earlier(notBefore, receivedAt) : measured, basis: 'phone' };
}

/** An act may count for the day it happened only if it is told within this. */
const TOLD_WITHIN = 72 * HOUR;

/** Why a delay is counted to the day an act happened, or else to the day we heard of it. */
export const DAY_REASONS = ['borne_out', 'no_phone_time', 'told_late', 'no_photo_in_place', 'was_online'] as const;
export type DayReason = (typeof DAY_REASONS)[number];

/** What bears out when a delivery happened. */
export interface Evidence {
  happened: Happened;
  receivedAt: Date;
  /** Sent with the act. */
  photos: number;
  fence: Fence;
  /** The session's last call before it sent the act, in business time; null if there is none to go by. */
  calledAt: Date | null;
}

/** Does a delay end on the day the delivery happened? Only if `borne_out`; all else says why it does not. */
export function dayReason({ happened, receivedAt, photos, fence, calledAt }: Evidence): DayReason {
  if (happened.basis === 'receipt') return 'no_phone_time';
  if (happened.at < after(receivedAt, -TOLD_WITHIN)) return 'told_late';
  if (photos === 0 || fence !== 'in') return 'no_photo_in_place';
  // A phone that could tell us and did not had nothing to tell.
  return calledAt && happened.at >= calledAt ? 'borne_out' : 'was_online';
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
