import { CATEGORY_IDS, type Category } from '../common/categories.js';
import { Shown } from '../common/shown.js';

/** What anybody with the link sees of a shipment. */
export class SharedShipmentAnswer {
  @Shown.id() id: string;
  @Shown.text({ description: 'Without contact data.' }) title: string;
  @Shown.oneOf(CATEGORY_IDS, { name: 'Category', nullable: true }) category: Category | null;
  @Shown.text({ example: 'Austin, TX' }) pickupLocation: string;
  @Shown.text({ example: 'Denver, CO' }) deliveryLocation: string;
  @Shown.whole({ description: 'Road miles.' }) distanceMiles: number;
  @Shown.link({ nullable: true, description: 'The first photo, as long as the link works.' }) photo: string | null;
}
