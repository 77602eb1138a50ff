import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalidField } from '../common/errors.js';

const SEQ_BYTES = 8;
const MAC_BYTES = 8;

/** A place in the event log, as programs keep it: nobody can make one up. */
export function encodePlace(seq: bigint, secret: string): string {
  const place = Buffer.alloc(SEQ_BYTES);
  place.writeBigUInt64BE(seq);
  return Buffer.concat([place, macOf(place, secret)]).toString('base64url');
}

/** Reads what `encodePlace` made. @throws 400 for anything else */
export function decodePlace(text: string, secret: string): bigint {
  const bytes = Buffer.from(text, 'base64url');
  const place = bytes.subarray(0, SEQ_BYTES);
  const isOurs =
    bytes.length === SEQ_BYTES + MAC_BYTES &&
    bytes.toString('base64url') === text &&
    timingSafeEqual(bytes.subarray(SEQ_BYTES), macOf(place, secret));
  if (!isOurs) throw invalidField('after', 'This cursor is not one of ours.');
  return place.readBigUInt64BE();
}

function macOf(place: Buffer, secret: string): Buffer {
  return createHmac('sha256', `event log ${secret}`).update(place).digest().subarray(0, MAC_BYTES);
}
