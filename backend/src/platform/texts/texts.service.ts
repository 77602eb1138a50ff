import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { machineNow } from '../../common/clock.js';
import { Env } from '../config/env.js';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import { Signals } from '../events/signals.js';
import { Settings } from '../settings/settings.js';
import { describedValues, generalValues } from './general-values.js';
import { fill, paragraphs, type Value } from './template.js';
import {
  type Content,
  faultsOf,
  OWN_KINDS,
  type OwnKind,
  partsOf,
  type TextDefinition,
  type TextKind,
} from './text.js';

/** One version of a text; without a content it is the original again. */
export interface TextVersion {
  id: string;
  version: number;
  content: Content | null;
  /** A question that is not shown, or a reply that is not offered. */
  hidden: boolean;
  createdBy: string | null;
  createdAt: Date;
  /** Why the program cannot use it, and says the original instead. */
  unusable: string | null;
}

/** A text as it stands: how the program has it, and what operators made of it. */
export interface Standing {
  definition: TextDefinition;
  version: TextVersion | undefined;
  /** What is said: the version's, or the original where that has none or cannot be used. */
  content: Content;
}

export type NewVersion = Pick<TextVersion, 'id' | 'version' | 'content' | 'hidden' | 'createdBy' | 'createdAt'>;

const ANNOUNCEMENT = 'announcement';
const ADDED = /^(question|reply)\.added-/;

const VERSION = `id, version, content, hidden, created_by AS "createdBy", created_at AS "createdAt", unusable`;

/**
 * The texts that operators may word themselves, the same in all processes: the newest version of each, on top of the originals in the
 * code. One that names a value which is gone after an upgrade is not said; the original is, and the queue tells operators.
 */
@Injectable()
export class Texts implements OnApplicationBootstrap {
  private readonly log = new Logger('Texts');
  private readonly definitions = new Map<string, TextDefinition>();
  private current: ReadonlyMap<string, TextVersion> = new Map();
  private readonly logged = new Set<string>();

  constructor(
    private readonly db: Db,
    private readonly settings: Settings,
    @Inject(Env) private readonly env: Env,
    signals: Signals,
  ) {
    signals.on('settings', () => this.refresh());
    this.define({
      id: ANNOUNCEMENT,
      kind: 'announcement',
      name: 'Announcement',
      about: 'At the top of every page; empty: none.',
      original: { body: '' },
      values: {},
    });
  }

  /** Adds a text that the program says; its own values come on top of those of every text. To be called before the start. */
  define(definition: TextDefinition): void {
    this.definitions.set(definition.id, definition);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  /** What every text may say. */
  values(): Record<string, string> {
    const settings = this.settings.get();
    return generalValues(settings, settings.supportPhone ?? this.env.SUPPORT_PHONE);
  }

  /** All texts in the order of the code, then what operators added. */
  all(): Standing[] {
    const extra = [...this.current.values()]
      .filter(({ id }) => ADDED.test(id))
      .sort((a, b) => a.id.localeCompare(b.id));
    return [...this.definitions.keys(), ...extra.map(({ id }) => id)].flatMap((id) => this.one(id) ?? []);
  }

  ofKind(kind: TextKind): Standing[] {
    return this.all().filter(({ definition }) => definition.kind === kind);
  }

  /** Undefined when there is no such text. */
  one(id: string): Standing | undefined {
    return this.standing(id, this.current.get(id));
  }

  /** A text as it stands with this version. */
  standing(id: string, version: TextVersion | undefined): Standing | undefined {
    const definition = this.definitions.get(id) ?? (version && addedDefinition(version));
    if (!definition) return undefined;
    const whole = this.withGeneralValues(definition);
    const content = version?.unusable ? undefined : version?.content;
    return { definition: whole, version, content: partsOf(whole.kind, content ?? whole.original ?? {}) };
  }

  /** What would be wrong with this wording of a text. */
  faults(id: string, content: Content): ReturnType<typeof faultsOf> {
    const definition = this.one(id)?.definition;
    return definition ? faultsOf(definition, content) : [];
  }

  /** A text's parts in paragraphs, with these values of its own. */
  said(id: string, values: Readonly<Record<string, Value>> = {}): Said {
    const standing = this.one(id);
    if (!standing) throw new Error(`There is no text ${id}.`);
    return this.fill(standing.content, values);
  }

  /** A content, filled in. */
  fill(content: Content, values: Readonly<Record<string, Value>> = {}): Said {
    const all = { ...this.values(), ...values };
    return {
      line: (field) => fill(content[field] ?? '', all),
      paragraphs: (field) => paragraphs(content[field] ?? '', all),
    };
  }

  /** The operators' message to everybody. */
  announcement(): string | null {
    return this.said(ANNOUNCEMENT).line('body').trim() || null;
  }

  /** A participant: the newest version, held so that nobody makes another until the transaction ends. */
  async newest(tx: Tx, id: string): Promise<TextVersion | undefined> {
    await tx.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`text ${id}`]);
    return tx.one<TextVersion>(`SELECT ${VERSION} FROM texts WHERE id = $1 AND current`, [id]);
  }

  /** The latest versions, newest first. */
  versions(id: string, most: number): Promise<TextVersion[]> {
    return this.db.rows<TextVersion>(`SELECT ${VERSION} FROM texts WHERE id = $1 ORDER BY version DESC LIMIT $2`, [
      id,
      most,
    ]);
  }

  /** A participant: one version. */
  version(tx: Tx, id: string, version: number): Promise<TextVersion | undefined> {
    return tx.one<TextVersion>(`SELECT ${VERSION} FROM texts WHERE id = $1 AND version = $2`, [id, version]);
  }

  /** A participant: the new wording of a text; every process takes it over once it is committed. */
  async write(tx: Tx, { id, version, content, hidden, createdBy, createdAt }: NewVersion): Promise<TextVersion> {
    await tx.run('UPDATE texts SET current = false WHERE id = $1 AND current', [id]);
    await tx.run(
      'INSERT INTO texts (id, version, content, hidden, created_by, created_at, current) VALUES ($1, $2, $3, $4, $5, $6, true)',
      [id, version, content && JSON.stringify(content), hidden, createdBy, createdAt],
    );
    tx.wake('settings');
    return { id, version, content, hidden, createdBy, createdAt, unusable: null };
  }

  /** What a text of the operators' own would be; numbered by time, so that they stand in the order in which they came. */
  addition(kind: OwnKind, at: Date): TextDefinition {
    const id = `${kind}.added-${at.getTime().toString(36)}-${randomUUID().slice(0, 8)}`;
    return this.withGeneralValues(added(id, ''));
  }

  /** A participant: words the announcement anew; undefined when it stays as it is. */
  async announce(tx: Tx, text: string, by: string, at: Date): Promise<void> {
    const before = await this.newest(tx, ANNOUNCEMENT);
    if ((before?.content?.body ?? '') === text) return;
    const version = (before?.version ?? 0) + 1;
    const content = text === '' ? null : { body: text };
    await this.write(tx, { id: ANNOUNCEMENT, version, content, hidden: false, createdBy: by, createdAt: at });
  }

  /** Reads what is in force: at startup, and when any process writes a new version. */
  async refresh(): Promise<void> {
    const rows = await this.db.rows<TextVersion>(`SELECT ${VERSION} FROM texts WHERE current`);
    const judged = rows.map((row) => ({ ...row, unusable: this.whyUnusable(row) }));
    this.current = new Map(judged.map((row) => [row.id, row]));
    for (const [place, { id, version, unusable }] of judged.entries()) {
      if (unusable !== null && !this.logged.has(`${id} ${version}`)) {
        this.logged.add(`${id} ${version}`);
        this.log.warn(`Version ${version} of ${id} cannot be used, so the original is: ${unusable}`);
      }
      if (this.env.runsWorker && unusable !== rows[place]?.unusable)
        await this.db.rows(
          `UPDATE texts SET unusable = $3::text, unusable_since = CASE WHEN $3::text IS NULL THEN NULL ELSE $4::timestamptz END
            WHERE id = $1 AND version = $2`,
          [id, version, unusable, machineNow()],
        );
    }
  }

  private whyUnusable({ id, content }: TextVersion): string | null {
    const definition = this.definitions.get(id);
    if (!content || !definition) return null;
    const [fault] = faultsOf(this.withGeneralValues(definition), content);
    return fault ? `${fault.path}: ${fault.message}` : null;
  }

  private withGeneralValues(definition: TextDefinition): TextDefinition {
    return { ...definition, values: { ...definition.values, ...describedValues(this.values(), definition.requires) } };
  }
}

/** A text whose values are filled in. */
export interface Said {
  /** A part as one text. */
  line: (field: keyof Content) => string;
  /** A part, paragraph by paragraph. */
  paragraphs: (field: keyof Content) => string[];
}

/** A text of the operators' own. */
function addedDefinition({ id, content }: TextVersion): TextDefinition | undefined {
  return ADDED.test(id) ? added(id, content?.question ?? content?.heading ?? '') : undefined;
}

function added(id: string, name: string): TextDefinition {
  const kind = OWN_KINDS.find((each) => id.startsWith(each)) ?? 'question';
  return { id, kind, name, about: 'Added by an operator.', original: undefined, values: {} };
}
