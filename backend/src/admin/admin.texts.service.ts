import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { Mails } from '../mails/mails.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import {
  type Content,
  faultsOf,
  FIELDS_OF,
  OWN_KINDS,
  partsOf,
  TEXT_KINDS,
  type TextDefinition,
  type TextField,
} from '../platform/texts/text.js';
import { type Standing, Texts, type TextVersion } from '../platform/texts/texts.service.js';
import { readJson, readRange } from './admin.service.js';
import type {
  NewText,
  TextAnswer,
  TextBack,
  TextChange,
  TextPreviewAnswer,
  TextSearch,
  TextVersionAnswer,
} from './admin.texts.dto.js';

type Wanted = Pick<TextVersion, 'content' | 'hidden'>;

/** Of one text; older ones stay in the table. */
const MOST_VERSIONS = 50;
const MOST_ADDED = 100;
const STALE = 'Somebody else changed this text in the meantime.';

/** What operators say in their own words: in mails, on the help pages, at the top of every page. */
@Injectable()
export class AdminTextsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly texts: Texts,
    private readonly mails: Mails,
  ) {}

  list({ range, filter }: TextSearch): { records: TextAnswer[]; range: string } {
    const [first, last] = readRange(range);
    const fits = readFilter(filter);
    const found = this.texts.all().map(toText).filter(fits);
    const records = found.slice(first, last + 1);
    return {
      records,
      range: `texts ${records.length === 0 ? '*' : `${first}-${first + records.length - 1}`}/${found.length}`,
    };
  }

  /** @throws 404 */
  one(id: string): TextAnswer {
    return toText(this.find(id));
  }

  /** @throws 404 */
  async versions(id: string): Promise<TextVersionAnswer[]> {
    this.find(id);
    const versions = await this.texts.versions(id, MOST_VERSIONS);
    return versions.map(({ version, content, hidden, createdBy, createdAt, unusable }) => ({
      version,
      content,
      hidden,
      createdBy,
      createdAt,
      unusable,
    }));
  }

  /** What people would read. @throws 404; 400 naming what is wrong */
  preview(id: string, draft: Content | undefined): TextPreviewAnswer {
    const standing = this.find(id);
    const content = draft ? checked(standing.definition, draft) : standing.content;
    const mail = this.mails.preview(id, content);
    if (mail) return mail;
    const said = this.texts.fill(content);
    const text =
      standing.definition.kind === 'question'
        ? `${said.line('question')}\n\n${said.line('answer')}`
        : said.line('body');
    return { subject: null, text, html: null };
  }

  /** @throws 404; 400 naming what is wrong; 409 `stale` */
  change(operator: User, id: string, { version, content: given, hidden }: TextChange): Promise<TextAnswer> {
    const { definition, content: now } = this.find(id);
    if (hidden !== undefined && !OWN_KINDS.some((kind) => kind === definition.kind))
      throw invalidField('hidden', 'Only questions and replies can be hidden');
    const content = given && checked(definition, { ...now, ...given });
    return this.rewrite(operator, { definition, act: 'change', basedOn: version }, (before) => ({
      content: content ?? before?.content ?? null,
      hidden: hidden ?? before?.hidden ?? false,
    }));
  }

  /** Says an earlier version again, or the original. @throws 404; 400 when it cannot be used any more; 409 `stale` */
  back(operator: User, id: string, { version, to }: TextBack): Promise<TextAnswer> {
    const { definition } = this.find(id);
    return this.rewrite(operator, { definition, act: 'restore', basedOn: version }, async (before, tx) => {
      const earlier = to === 0 ? undefined : await this.texts.version(tx, id, to);
      const content = earlier?.content ?? null;
      if ((to !== 0 && !earlier) || (!content && !definition.original))
        throw invalidField('to', 'There is no such version');
      return { content: content && checked(definition, content), hidden: before?.hidden ?? false };
    });
  }

  /** A question with its answer, or a reply to tickets, of which only its own parts count. @throws 400 naming what is wrong, and for the 101st */
  add(operator: User, { kind = 'question', ...given }: NewText): Promise<TextAnswer> {
    const content = Object.fromEntries(Object.entries(given).filter(([part]) => part in FIELDS_OF[kind]));
    const definition = this.texts.addition(kind, this.clock.now());
    const whole = checked(definition, content, '');
    return this.rewrite(operator, { definition, act: 'add', basedOn: 0 }, () => {
      if (this.texts.all().filter((each) => !each.definition.original).length >= MOST_ADDED)
        throw invalidField(kind === 'reply' ? 'heading' : 'question', `At most ${MOST_ADDED} can be added`);
      return { content: whole, hidden: false };
    });
  }

  private async rewrite(
    operator: User,
    { definition, act, basedOn }: { definition: TextDefinition; act: 'add' | 'change' | 'restore'; basedOn: number },
    wanted: (before: TextVersion | undefined, tx: Tx) => Wanted | Promise<Wanted>,
  ): Promise<TextAnswer> {
    const { id, kind, original = {} } = definition;
    const answer = await this.db.tx(async (tx) => {
      const before = await this.texts.newest(tx, id);
      if ((before?.version ?? 0) !== basedOn) throw problem('stale', { detail: STALE });
      const next = await wanted(before, tx);
      const at = this.clock.now();
      const written = await this.texts.write(tx, {
        id,
        version: basedOn + 1,
        ...next,
        createdBy: operator.id,
        createdAt: at,
      });
      await audit(tx, at, operator, {
        action: `texts.${act}`,
        resource: 'texts',
        resourceId: id,
        ...changedParts(
          { ...partsOf(kind, before?.content ?? original), hidden: before?.hidden ?? false },
          { ...partsOf(kind, next.content ?? original), hidden: next.hidden },
        ),
      });
      const standing = this.texts.standing(id, written);
      if (!standing) throw new Error(`The text ${id} is gone.`);
      return toText(standing);
    });
    // Other processes are notified; this one has to know before it answers.
    await this.texts.refresh();
    return answer;
  }

  private find(id: string): Standing {
    const standing = this.texts.one(id);
    if (!standing) throw problem('not_found');
    return standing;
  }
}

/** A content with all parts of its kind. @throws 400 naming the first part that is wrong, and why */
function checked(definition: TextDefinition, content: Content, at = 'content.'): Content {
  const given = Object.fromEntries(Object.entries(content).filter(([, text]) => text !== undefined)) as Content;
  const faults = faultsOf(definition, given);
  if (faults.length > 0)
    throw problem('invalid_input', {
      errors: faults.map(({ path, message }) => ({ path: `${at}${path}`, message })),
    });
  return partsOf(definition.kind, given);
}

/** What differs, before and after. */
function changedParts(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const of = (record: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, record[name]]));
  return { before: of(before), after: of(after) };
}

function toText({ definition, version, content }: Standing): TextAnswer {
  const { id, kind, name, about, original, values } = definition;
  return {
    id,
    kind,
    name,
    about,
    fields: Object.keys(FIELDS_OF[kind]) as TextField[],
    content,
    original: original ? partsOf(kind, original) : null,
    values: Object.entries(values).map(([value, { says, example, required = false }]) => ({
      name: value,
      says,
      example,
      required,
    })),
    version: version?.version ?? 0,
    edited: Boolean(version?.content),
    hidden: version?.hidden ?? false,
    unusable: version?.unusable ?? null,
    changedBy: version?.createdBy ?? null,
    changedAt: version?.createdAt ?? null,
  };
}

const FILTERS = ['id', 'kind', 'q', 'edited', 'unusable', 'hidden'];

/** @throws 400 for a filter that is none */
function readFilter(text: string | undefined): (text: TextAnswer) => boolean {
  const filter = text === undefined ? {} : readJson(text, 'filter');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw invalidField('filter', 'An object of filters');
  const asked = filter as Record<string, unknown>;
  const unknown = Object.keys(asked).find((name) => !FILTERS.includes(name));
  if (unknown !== undefined) throw invalidField(`filter.${unknown}`, `Unknown filter; use ${FILTERS.join(', ')}`);
  const kinds = several(asked['kind']);
  if (kinds.some((kind) => !TEXT_KINDS.some((each) => each === kind)))
    throw invalidField('filter.kind', `One of ${TEXT_KINDS.join(', ')}`);
  const ids = several(asked['id']);
  for (const name of ['edited', 'unusable', 'hidden'])
    if (asked[name] !== undefined && typeof asked[name] !== 'boolean')
      throw invalidField(`filter.${name}`, 'true or false');
  const { q, edited, unusable, hidden } = asked;
  if (q !== undefined && typeof q !== 'string') throw invalidField('filter.q', 'This must be text');
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (each) =>
    (kinds.length === 0 || kinds.includes(each.kind)) &&
    (ids.length === 0 || ids.includes(each.id)) &&
    (edited === undefined || edited === each.edited) &&
    (hidden === undefined || hidden === each.hidden) &&
    (unusable === undefined || unusable === (each.unusable !== null)) &&
    words.every((word) => searched(each).includes(word));
}

function several(asked: unknown): unknown[] {
  return asked === undefined ? [] : [asked].flat();
}

function searched({ id, name, about, content }: TextAnswer): string {
  return [id, name, about, ...Object.values(content)].join(' ').toLowerCase();
}
