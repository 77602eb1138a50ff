import type { Records } from '../records';
import { type Changed, changesIn } from '../ui/changes';

type Version = Records['settings'];

/** What one version of the settings changed; undefined if the one before it is not among those that were read. */
export function changesOf(version: Version, read: readonly Version[]): Changed[] | undefined {
  const former = read.find((each) => each.version === (version.version ?? 0) - 1);
  return former && changesIn({ before: contentOf(former), after: contentOf(version) });
}

/** A version without what says which one it is. */
function contentOf(version: Version): Record<string, unknown> {
  const { id: _id, version: _version, createdAt: _at, createdBy: _by, ...content } = version;
  return content;
}
