import { useListContext } from 'react-admin';
import { type Records, useRecord } from '../records';
import { search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { Version } from '../ui/Version';
import { EditLink } from '../ui/WordButton';

const rateCards = partsOf('rate-cards');
const filters = [search('Name, start of the reason or ID')];

/** Every version of the rate card, the current one first. */
export function RateCardList() {
  return (
    <rateCards.List filters={filters} sort="version" opens>
      <rateCards.Col source="version">
        <Version leads />
      </rateCards.Col>
      <rateCards.Col source="createdAt" label="In effect since" field={rateCards.When} />
      <rateCards.Col label="By" disableSort>
        <rateCards.LinkTo source="createdBy" to="users" />
      </rateCards.Col>
      <rateCards.Col source="note" label="Why" disableSort field={rateCards.LongText} />
      <rateCards.Col label="Change" className="acts" disableSort>
        <ChangeNewest />
      </rateCards.Col>
    </rateCards.List>
  );
}

/** Only the current card can be changed; the others are history. */
function ChangeNewest() {
  const card = useRecord('rate-cards');
  const { data = [] } = useListContext<Records['rate-cards']>();
  const newest = Math.max(...data.map(({ version }) => version ?? 0));
  return card?.version === newest ? <EditLink label="Change" /> : null;
}
