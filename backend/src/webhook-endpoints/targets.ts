import { Inject, Injectable } from '@nestjs/common';
import { invalidField } from '../common/errors.js';
import { Env } from '../platform/config/env.js';
import { leadsAstray, WAYS, type Ways } from './attempt.js';
import { readTarget, REFUSED } from './target.js';

/** Where webhooks may be sent from this Haulway. */
@Injectable()
export class Targets {
  readonly ways: Ways;

  constructor(@Inject(Env) env: Env) {
    const allow = env.webhookAllow;
    this.ways = { ...WAYS, rules: { allow, ownHost: allow.length > 0 ? undefined : new URL(env.publicUrl).hostname } };
  }

  /** The address as it is called. @throws 400 for one that nothing is sent to */
  async accept(text: string): Promise<string> {
    const url = readTarget(text, this.ways.rules);
    if (typeof url === 'string') throw invalidField('url', url);
    if (await leadsAstray(url, this.ways)) throw invalidField('url', REFUSED);
    return url.href;
  }
}
