import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Settings, type SettingsVersion } from '../platform/settings/settings.js';
import { Texts } from '../platform/texts/texts.service.js';
import type { RecordSearch } from './admin.dto.js';
import { readRange } from './admin.service.js';
import { changed, type SettingsAnswer, type SettingsChanges, toSettings } from './admin.settings.dto.js';

const CURRENT = 'current';

@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly texts: Texts,
  ) {}

  async list({ range }: RecordSearch): Promise<{ records: SettingsAnswer[]; range: string }> {
    const [first, last] = readRange(range);
    const { versions, total } = await this.settings.versions(first, last - first + 1);
    const records = versions.map((version, place) =>
      first + place === 0 ? this.current(version) : toSettings(version, false),
    );
    return {
      records,
      range: `settings ${records.length === 0 ? '*' : `${first}-${first + records.length - 1}`}/${total}`,
    };
  }

  /** @throws 404 */
  async one(id: string): Promise<SettingsAnswer> {
    if (id === CURRENT) return this.db.tx(async (tx) => this.current(await this.settings.newest(tx, { hold: false })));
    const [newest, wanted] = [
      await this.db.tx((tx) => this.settings.newest(tx, { hold: false })),
      /^\d{1,9}$/.test(id) ? Number(id) : -1,
    ];
    const { versions } = await this.settings.versions(Math.max(0, newest.version - wanted), 1);
    const found =
      wanted >= 0 && wanted <= newest.version ? versions.find(({ version }) => version === wanted) : undefined;
    if (!found) throw problem('not_found');
    return found.version === newest.version ? this.current(found) : toSettings(found, false);
  }

  /** The settings in force; the announcement is a text that operators may also word without changing the settings. */
  private current(version: SettingsVersion): SettingsAnswer {
    return { ...toSettings(version, true), announcement: this.texts.one('announcement')?.content.body || null };
  }

  /** @throws 404 for anything but `current`; 409 `stale` when a newer version is in force */
  async change(operator: User, id: string, changes: SettingsChanges): Promise<SettingsAnswer> {
    if (id !== CURRENT) throw problem('not_found');
    const [fault] = this.texts.faults('announcement', { body: changes.announcement ?? '' });
    if (fault) throw invalidField('announcement', fault.message);
    const version = await this.db.tx(async (tx) => {
      const before = await this.settings.newest(tx, { hold: true });
      if (changes.version !== undefined && changes.version !== before.version)
        throw problem('stale', { detail: 'Somebody else changed the settings in the meantime.' });
      const at = this.clock.now();
      const written = await this.settings.write(tx, changed(before.content, changes), operator.id, at);
      if (changes.announcement !== undefined)
        await this.texts.announce(tx, changes.announcement ?? '', operator.id, at);
      await audit(tx, at, operator, {
        action: 'settings.change',
        resource: 'settings',
        resourceId: String(written.version),
        before: before.content,
        after: written.content,
      });
      return written;
    });
    // Other processes are notified; this one has to know before it answers.
    await this.settings.refresh();
    await this.texts.refresh();
    return this.current(version);
  }
}
