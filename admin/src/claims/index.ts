import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { IconGavel } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Claim } from './claimAmounts';
import { ClaimList } from './ClaimList';

const ClaimShow = lazy(() => import('./ClaimShow').then((screen) => ({ default: screen.ClaimShow })));

export default { list: ClaimList, show: ClaimShow, icon: IconGavel, recordRepresentation: (claim: Claim) => `${sentence(claim.kind)}, ${money(claim.amount)}` };
