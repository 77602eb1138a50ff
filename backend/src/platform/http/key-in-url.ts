import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { problem } from '../../common/errors.js';
import { KEY_IN_TEXT } from './logging.js';

type EndKey = (key: string) => Promise<void>;

/** Keys of programs that stand in an address: it is written to logs on its way, whatever it leads to. */
@Injectable()
export class LeakedKeys {
  private readonly log = new Logger('LeakedKeys');
  private end: EndKey | undefined;

  /** Registered by whoever owns the keys. */
  on(end: EndKey): void {
    this.end = end;
  }

  /** Ends the key in an address in plain form; answers whether there is one. */
  async endIn(address: string): Promise<boolean> {
    const [key] = KEY_IN_TEXT.exec(address) ?? [];
    if (key === undefined) return false;
    await this.end?.(key);
    return true;
  }

  /** The same, after an answer that does not wait for it. */
  endLater(address: string): void {
    this.endIn(address).catch((error: Error) => this.log.error(error.stack));
  }
}

/** Refuses every call whose address has a key in it, also of pages, files and what there is not. */
export function refuseKeysInUrls(fastify: FastifyInstance, leaked: LeakedKeys): void {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    if (!KEY_IN_TEXT.test(url)) return done();
    leaked.endIn(url).then(() => done(problem('key_in_url')), done);
  });
}
