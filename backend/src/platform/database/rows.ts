import type { EntityMetadata, ObjectLiteral } from 'typeorm';

/** Values that a row must have, by property; of several values, one. */
export type Having<Row> = { readonly [Property in keyof Row]?: Row[Property] | readonly Row[Property][] };

const columnsOf = new WeakMap<EntityMetadata, string>();

/**
 * The statement that reads rows of an entity, in the order of their ids. Verbs begin with some of these: as a text that
 * stays the same it is planned once a connection, where TypeORM's finders write it anew each time, which takes longer than the read.
 */
export function readStatement(metadata: EntityMetadata, having: object): string {
  const columns = columnsOf.get(metadata) ?? metadata.columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  columnsOf.set(metadata, columns);
  const conditions = Object.entries(having).map(([property, value], index) => {
    const column = metadata.findColumnWithPropertyName(property)?.databaseName;
    if (column === undefined) throw new Error(`${metadata.tableName} has no ${property}`);
    return Array.isArray(value) ? `"${column}" = ANY($${index + 1})` : `"${column}" = $${index + 1}`;
  });
  return `SELECT ${columns} FROM ${metadata.tablePath} WHERE ${conditions.join(' AND ')} ORDER BY id`;
}

/** The row as TypeORM would answer it. */
export function toEntity<Row extends ObjectLiteral>(metadata: EntityMetadata, row: Record<string, unknown>): Row {
  const entity = metadata.create() as Row;
  const { driver } = metadata.connection;
  for (const column of metadata.columns) column.setEntityValue(entity, driver.prepareHydratedValue(row[column.databaseName], column));
  return entity;
}
