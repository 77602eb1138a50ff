import type { OutputChunk } from 'rolldown';

/** Whether a module of the build is this one, named from `frontend`. */
export const isModule = (id: string | null, module: string): boolean => id?.endsWith(`/frontend/${module}`) ?? false;

/** These chunks and all that they need at once. */
export function withImports(chunks: readonly OutputChunk[], first: readonly OutputChunk[]): Set<OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(first);
  for (const { imports } of found)
    for (const name of imports) {
      const next = byName.get(name);
      if (next) found.add(next);
    }
  return found;
}
