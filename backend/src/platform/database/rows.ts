import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Values a row must have, by property; for a list of values, one of them. */
export type Having<Row> = { readonly [Property in keyof Row]?: Row[Property] | readonly Row[Property][] };

/**
 * The statement that reads rows of an entity, in id order. Its text never changes, so it is planned once per connection,
 * while TypeORM's finders write it anew each time, which takes longer than the read.
 */
export function readStatement(metadata: EntityMetadata, having: object): string {
  const conditions = Object.entries(having).map(([property, value], index) => {
    const column = metadata.findColumnWithPropertyName(property);
    if (column === undefined) throw new Error(`${metadata.tableName} has no ${property}`);
    return `${nameOf(column)} = ${Array.isArray(value) ? `ANY($${index + 1})` : `$${index + 1}`}`;
  });
  return `${selectStatement(metadata, conditions.join(' AND '))} ORDER BY id`;
}

/** The statement that reads an entity's rows for which a condition holds, without the columns that only statements look at. */
export function selectStatement(metadata: EntityMetadata, condition: string): string {
  return `SELECT ${metadata.columns
    .filter(({ isSelect }) => isSelect)
    .map(nameOf)
    .join(', ')} FROM ${metadata.tablePath} WHERE ${condition}`;
}

/**
 * The statement that inserts an entity's row. What is left out gets its column's default, or null, so the text depends
 * only on the caller's code and not on what somebody filled in.
 */
export function insertStatement(metadata: EntityMetadata, row: object): [sql: string, values: unknown[]] {
  const columns = metadata.columns.filter(
    (column) => column.getEntityValue(row) !== undefined || (column.isNullable && column.default === undefined),
  );
  return [
    `INSERT INTO ${metadata.tablePath} (${columns.map(nameOf).join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    valuesOf(row, columns),
  ];
}

/** The statement that changes the row with an id. */
export function updateStatement(
  metadata: EntityMetadata,
  id: string | number,
  changes: object,
): [sql: string, values: unknown[]] {
  const [set, values] = assignments(metadata, changes, 2);
  return [`UPDATE ${metadata.tablePath} SET ${set.join(', ')} WHERE id = $1`, [id, ...values]];
}

/** The SET clause for changes to an entity, and their values; the first of these is the parameter `first`. */
export function assignments(
  metadata: EntityMetadata,
  changes: object,
  first: number,
): [set: string[], values: unknown[]] {
  const columns = metadata.columns.filter((column) => column.getEntityValue(changes) !== undefined);
  return [columns.map((column, index) => `${nameOf(column)} = $${index + first}`), valuesOf(changes, columns)];
}

const nameOf = ({ databaseName }: ColumnMetadata): string => `"${databaseName}"`;

/** As the database takes them. */
function valuesOf(row: object, columns: readonly ColumnMetadata[]): unknown[] {
  return columns.map(
    (column) =>
      column.entityMetadata.connection.driver.preparePersistentValue(
        column.getEntityValue(row) ?? null,
        column,
      ) as unknown,
  );
}

/** The row as TypeORM would return it. */
export function toEntity<Row extends ObjectLiteral>(metadata: EntityMetadata, row: Record<string, unknown>): Row {
  const entity = metadata.create() as Row;
  const { driver } = metadata.connection;
  for (const column of metadata.columns.filter(({ isSelect }) => isSelect))
    column.setEntityValue(entity, driver.prepareHydratedValue(row[column.databaseName], column));
  return entity;
}
