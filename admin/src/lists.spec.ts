import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SRC = import.meta.dirname;

interface Parameter {
  $ref?: string;
  name?: string;
  description?: string;
}
const { paths, components } = JSON.parse(readFileSync(join(SRC, '../../openapi.admin.json'), 'utf8')) as {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  components: { parameters: Record<string, Parameter> };
};

/** Does the server sort or filter a list so? The parameter's description names what it knows; of a few it names nothing. */
function isKnown(resource: string, parameter: 'sort' | 'filter', name: string): boolean {
  const found = paths[`/api/admin/${resource}`]?.get?.parameters
    ?.map((each) => components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each)
    .find((each) => each.name === parameter);
  const names = /(?:Fields|Filters): ([^.]*)/.exec(found?.description ?? '')?.[1]?.split(', ');
  return found !== undefined && (names?.includes(name) ?? true);
}

interface List {
  resource: string;
  sorts: string[];
  filters: string[];
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The names of filters in the array that a list is given. */
function filtersIn(array: string): string[] {
  return [
    ...all(array, /\b(?:either|choice|person|shipment)\(\s*'(\w+)'/g),
    ...all(array, /\bsource="(\w+)"/g),
    ...(array.includes('shipment()') ? ['shipmentId'] : []),
    ...(array.includes('search(') ? ['q'] : []),
    ...(array.includes('...made') ? ['createdSince', 'createdUntil'] : []),
  ];
}

/** The lists of a file: `<users.List filters={filters}>`, where `users` are the parts of a resource. */
function listsOf(file: string): List[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/<(\w+)\.List\b([^>]*)>([\s\S]*?)<\/\1\.List>/g)].map(
    ([, parts, props = '', columns = '']) => {
      const array = /filters=\{(\w+)\}/.exec(props)?.[1];
      return {
        resource: new RegExp(`const ${parts} = partsOf\\('([^']+)'\\)`).exec(text)?.[1] ?? '',
        sorts: [
          ...all(props, /\bsort="(\w+)"/g),
          ...[...columns.matchAll(/<\w+\.(?:Number)?Col\b([^>]*)/g)]
            .filter(([column]) => !column.includes('disableSort'))
            .flatMap(([, column = '']) => all(column, /\bsource="(\w+)"/g)),
        ],
        filters: array ? filtersIn(new RegExp(`const ${array} = \\[[\\s\\S]*?\\];`).exec(text)?.[0] ?? '') : [],
      };
    },
  );
}

describe('the lists of the console', () => {
  const lists = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap(listsOf);

  it('are sorted only as the server can', () => {
    expect(lists.flatMap(({ sorts }) => sorts).length).toBeGreaterThan(20);
    const wrong = lists.flatMap(({ resource, sorts }) =>
      sorts.filter((name) => !isKnown(resource, 'sort', name)).map((name) => `${resource}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are filtered only as the server can', () => {
    expect(lists.flatMap(({ filters }) => filters).length).toBeGreaterThan(100);
    const wrong = lists.flatMap(({ resource, filters }) =>
      filters.filter((name) => !isKnown(resource, 'filter', name)).map((name) => `${resource}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
