import { AccessAnswer, AccessField, type AccessGiven } from '../common/access.js';
import { Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';

/** Nobody keeps more. */
export const MOST_ADDRESSES = 50;

/** An address to be kept. */
export class NewAddress {
  @Text(0, 100, { optional: true, nullable: true, example: 'Workshop' }) label?: string | null;
  @Text(1, 300, {
    description: 'With a city and state, or a ZIP code.',
    example: '200 Congress Ave, Austin, TX 78701',
  })
  address: string;
  @AccessField('How a carrier gets at an item there.') access?: AccessGiven | null;
}

/** An address of one's own. */
export class AddressAnswer {
  @Shown.id() id: string;
  @Shown.text({ nullable: true, example: 'Workshop', description: 'null for one that was kept from a listing.' })
  label: string | null;
  @Shown.text({ example: '200 Congress Ave, Austin, TX 78701' }) address: string;
  @Shown.object(() => AccessAnswer, { nullable: true }) access: AccessAnswer | null;
  @Shown.instant({ description: 'When it was last kept, or in a listing.' }) usedAt: string;
}
