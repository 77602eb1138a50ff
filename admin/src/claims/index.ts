import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { IconGavel } from '@tabler/icons-react';
import { later } from '../ui/later';
import type { Claim } from './claimAmounts';

export default { list: later(() => import('./ClaimList'), 'ClaimList'), show: later(() => import('./ClaimShow'), 'ClaimShow'), icon: IconGavel, recordRepresentation: (claim: Claim) => `${sentence(claim.kind)}, ${money(claim.amount)}` };
