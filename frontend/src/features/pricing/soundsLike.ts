import type { AnswerOf } from '../../kit/api/operations';
import type { CategoryId } from '../../kit/format/labels';

type Category = AnswerOf<'GET', '/api/config'>['categories'][number];
type Kind = Category['kinds'][number];

/** The kinds whose names are in a title, as words or their plurals, in its order. */
function namedIn(title: string, kinds: readonly Kind[]): Kind[] {
  return kinds
    .map((kind) => ({ kind, at: title.search(new RegExp(`\\b${kind.id}s?\\b`, 'i')) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ kind }) => kind);
}

/**
 * What a title says that an item is, where that is not what it is priced as: another kind than the one that was chosen, or one of
 * another category.
 */
export function soundsLike(
  title: string,
  { category, chosen }: { category: CategoryId; chosen: string },
  categories: readonly Category[],
): { kind: Kind; category: Category } | undefined {
  const named = categories.map((each) => ({ category: each, kinds: namedIn(title, each.kinds) }));
  const own = named.find((each) => each.category.id === category && each.kinds.length > 0);
  const isAsChosen = own && (chosen === '' || own.kinds.some(({ id }) => id === chosen));
  if (isAsChosen) return undefined;
  // What is in no category of its own is named like much that is.
  const found = own ?? named.find(({ category: { id }, kinds }) => kinds.length > 0 && id !== 'other');
  return found?.kinds[0] && { kind: found.kinds[0], category: found.category };
}
