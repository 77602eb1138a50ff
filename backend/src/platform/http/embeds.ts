import { Injectable } from '@nestjs/common';

/** What a page that other sites put into theirs needs to know before it is sent. */
export interface Embedded {
  /** The sites that may show it: origins as `https://dealer.example`. */
  origins: readonly string[];
  /** What its fields begin with, by name. */
  fields: Readonly<Record<string, string | null>>;
}

type ReadEmbedded = (key: string) => Promise<Embedded | undefined>;

/** The pages under `/embed/`, by the key that stands on the other site. */
@Injectable()
export class Embeds {
  private read: ReadEmbedded | undefined;

  /** Registered by whoever owns the keys. */
  on(read: ReadEmbedded): void {
    this.read = read;
  }

  /** Undefined: nobody has this key, or it is off. */
  async of(key: string): Promise<Embedded | undefined> {
    return this.read?.(key);
  }
}
