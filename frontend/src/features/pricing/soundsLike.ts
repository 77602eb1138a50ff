import type { AnswerOf } from '../../kit/api/operations';
import type { CategoryId } from '../../kit/format/labels';

type Category = AnswerOf<'GET', '/api/config'>['categories'][number];
type Kind = Category['kinds'][number];

/** The first kind whose name is in a title, as a word or its plural. */
function named(title: string, kinds: readonly Kind[]): Kind | undefined {
  const places = kinds.map((kind) => ({ kind, at: title.search(new RegExp(`\\b${kind.id}s?\\b`, 'i')) }));
  return places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.kind;
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
  const own = categories.find(({ id }) => id === category);
  const kind = own && named(title, own.kinds);
  if (own && kind)
    return chosen && !new RegExp(`\\b${chosen}s?\\b`, 'i').test(title) ? { kind, category: own } : undefined;
  for (const other of categories) {
    const elsewhere = other === own ? undefined : named(title, other.kinds);
    if (elsewhere) return { kind: elsewhere, category: other };
  }
  return undefined;
}
