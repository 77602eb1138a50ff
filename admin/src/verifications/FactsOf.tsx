import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';
import { FactState } from './FactState';

const verifications = partsOf('verifications');

interface Props {
  title: string;
  /** What of the page's record names the carrier; left out: its id. */
  source?: string;
  empty: string;
}

/** What a carrier submitted to be checked. */
export function FactsOf(props: Props) {
  return (
    <verifications.Related {...props} reference="verifications" target="userId" opens>
      <verifications.Col source="fact" disableSort>
        <RecordLink />
      </verifications.Col>
      <verifications.Col source="status" disableSort field={FactState} />
      <verifications.Col source="number" disableSort field={verifications.Code} />
      <verifications.Col source="expiresOn" label="Valid until" disableSort field={verifications.Day} />
      <verifications.Col source="createdAt" label="Submitted" field={verifications.When} />
    </verifications.Related>
  );
}
