import { times } from '../../kit/format/money';
import type { ItemForm } from './items';

/** What the items are together, as form fields: empty unless all say theirs, as the server has it. */
export function sumsOf(items: readonly ItemForm[]) {
  const sum = (field: 'weight' | 'declaredValue') => {
    let total = 0;
    for (const item of items) {
      if (!(Number(item[field]) > 0)) return '';
      total = times(1, total + times(pieces(item), Number(item[field])));
    }
    return String(total);
  };
  return { weight: sum('weight'), declaredValue: sum('declaredValue'), dimensions: largest(items) };
}

/** How many things there are. */
export function pieces({ quantity }: Pick<ItemForm, 'quantity'>): number {
  const number = Number(quantity);
  return Number.isInteger(number) && number > 0 ? number : 0;
}

function largest(items: readonly ItemForm[]): string {
  const volume = (dimensions: string) =>
    dimensions.split(/[x\u00D7]/i).reduce((product, side) => product * (Number.parseFloat(side) || 0), 1);
  const said = items.map(({ dimensions }) => dimensions.trim()).filter(Boolean);
  return said.reduce((most, each) => (volume(each) > volume(most) ? each : most), said[0] ?? '');
}
