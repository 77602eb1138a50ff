import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { PreviewedEstimate } from '../../kit/api/types';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { Waiting } from '../../kit/ui/Waiting';

const PreviewedPrices = lazy(() => import('./PreviewedPrices'));

interface Props {
  estimates: PreviewedEstimate[];
  isWeightKnown: boolean;
  doesNotRun: boolean;
  isCalculating: boolean;
  isReady: boolean;
  /** Why there are none. */
  failure: string | undefined;
}

/** What shipping the item would cost, while the form is being filled in. */
export function PricePreview({ estimates, isWeightKnown, doesNotRun, isCalculating, isReady, failure }: Props) {
  return (
    <Panel title="Price preview">
      {isCalculating && <Waiting label="Calculating prices..." inline />}
      {!isCalculating && estimates.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isReady
            ? (failure ?? 'Prices in a moment.')
            : 'Fill in weight and both places to see prices. If you do not know the weight, choose "Not sure?" below it.'}
        </Typography>
      )}
      {!isCalculating && estimates.length > 0 && (
        <Suspense fallback={<Waiting label="Calculating prices..." inline />}>
          <PreviewedPrices estimates={estimates} isWeightKnown={isWeightKnown} doesNotRun={doesNotRun} />
        </Suspense>
      )}
    </Panel>
  );
}
