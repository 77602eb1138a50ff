import Typography from '@mui/material/Typography';
import type { PriceTruth } from '../../kit/api/types';
import { categoryLabel, type CategoryId } from '../../kit/format/labels';
import { displayFont } from '../../kit/theme/theme';
import { Panel } from '../../kit/ui/Panel';

/** How often final prices recently fell inside the range, or that it is too early to say. */
export function PriceRecord({
  record: { days, jobs, insidePercent },
  category,
}: {
  record: PriceTruth['record'];
  category: CategoryId;
}) {
  const isKnown = jobs !== null && insidePercent !== null;
  return (
    <Panel title="How accurate is this?">
      {isKnown && (
        <Typography
          className="tabular"
          sx={{ fontFamily: displayFont, fontSize: 48, fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.02em' }}
        >
          {insidePercent} %
        </Typography>
      )}
      <Typography>
        {isKnown
          ? `${categoryLabel(category)}: of ${jobs.toLocaleString('en-US')} jobs paid in the last ${days} days, ${insidePercent}% were paid within the range shown.`
          : `${categoryLabel(category)}: not enough jobs yet to tell how often final prices fell inside the range.`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        Carriers set their own prices, so a quote may fall outside it. The range is based on published prices and
        adjusts to what was actually paid here.
      </Typography>
    </Panel>
  );
}
