import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../common/errors.js';
import { seal, unseal } from '../platform/security/sealed.js';
import { DATA_KEY } from '../platform/tokens.js';
import { newSecret } from './signature.js';

/** A secret as it is stored. */
export interface StoredSecret {
  sealed: string;
  /** Until when it signs, ISO 8601; null: for good. */
  until: string | null;
}

/** The secrets of endpoints. Their owners can read them again, so they are sealed, not hashed. */
@Injectable()
export class Secrets {
  constructor(@Inject(DATA_KEY) private readonly dataKey: string) {}

  create(): { text: string; stored: StoredSecret } {
    const text = newSecret();
    return { text, stored: { sealed: seal(this.dataKey, 'webhook secrets', text), until: null } };
  }

  /** Those that sign at this instant, the newest first; none if they were sealed with another key. */
  living(secrets: readonly StoredSecret[], at: Date): string[] {
    return livingAt(secrets, at).flatMap(({ sealed }) => unseal(this.dataKey, 'webhook secrets', sealed) ?? []);
  }

  /** The newest. @throws 409 if it was sealed with another key */
  newest(secrets: readonly StoredSecret[], at: Date): string {
    const [text] = this.living(secrets, at);
    if (text === undefined)
      throw problem('illegal_transition', { detail: 'The secret of this endpoint can no longer be read. Replace it.' });
    return text;
  }

  /**
   * A new secret beside the one that has signed so far, which signs on until `until`.
   * @throws 409 `rotation_running` while two sign
   */
  rotate(secrets: readonly StoredSecret[], at: Date, until: Date): { text: string; all: StoredSecret[] } {
    const living = livingAt(secrets, at);
    if (living.length > 1) throw problem('rotation_running');
    const { text, stored } = this.create();
    const before = until > at ? living.map(({ sealed }) => ({ sealed, until: until.toISOString() })) : [];
    return { text, all: [stored, ...before] };
  }
}

/** The stored secrets that sign at this instant. */
export function livingAt(secrets: readonly StoredSecret[], at: Date): StoredSecret[] {
  return secrets.filter(({ until }) => until === null || new Date(until) > at);
}
