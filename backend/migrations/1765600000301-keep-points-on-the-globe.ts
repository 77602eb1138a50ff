import type { MigrationInterface, QueryRunner } from 'typeorm';

const radians = (of: string) => `radians(${of}::float8)`;

/** SQL for the three columns of an end. */
function onTheGlobe(end: 'pickup' | 'delivery'): string {
  const [lat, lon] = [radians(`${end}_latitude`), radians(`${end}_longitude`)];
  const axes = { x: `cos(${lat}) * cos(${lon})`, y: `cos(${lat}) * sin(${lon})`, z: `sin(${lat})` };
  return Object.entries(axes)
    .map(([axis, sql]) => `ADD COLUMN ${end}_${axis} float8 GENERATED ALWAYS AS (${sql}) STORED`)
    .join(', ');
}

/** Both ends of a listing on a globe of radius 1, so that a search around a place measures with three products and no sines. */
export class KeepPointsOnTheGlobe1765600000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shipments ${onTheGlobe('pickup')}, ${onTheGlobe('delivery')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = ['pickup', 'delivery'].flatMap((end) =>
      ['x', 'y', 'z'].map((axis) => `DROP COLUMN ${end}_${axis}`),
    );
    await runner.query(`ALTER TABLE shipments ${columns.join(', ')}`);
  }
}
