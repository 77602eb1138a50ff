import Chip from '@mui/material/Chip';
import { Link } from 'react-admin';
import { useRecord } from '../records';
import { choice, either, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { TEXT_KIND_LABELS } from './words';

const texts = partsOf('texts');

const filters = [
  search('Words of the text, or its name'),
  choice('kind', TEXT_KIND_LABELS, { alwaysOn: true }),
  either('edited', 'Wording', 'Changed', 'Original', true),
  either('hidden', 'Shown', 'Hidden', 'Shown'),
  either('unusable', 'Used', 'Cannot be used', 'Used'),
];

/** What operators may say in their own words. */
export function TextList() {
  return (
    <texts.List filters={filters} bulk={false} opens>
      <texts.Col label="Text" disableSort>
        <Name />
      </texts.Col>
      <texts.Col label="Kind" disableSort>
        <Kind />
      </texts.Col>
      <texts.Col source="about" label="When or where" disableSort field={texts.LongText} />
      <texts.Col label="Wording" disableSort>
        <Wording />
      </texts.Col>
      <texts.Col source="changedAt" label="Changed" disableSort field={texts.When} />
      <texts.Col label="By" disableSort>
        <texts.LinkTo source="changedBy" to="users" />
      </texts.Col>
    </texts.List>
  );
}

function Name() {
  const text = useRecord('texts');
  return text ? (
    <Link to={`/texts/${encodeURIComponent(text.id)}/show`} sx={{ fontWeight: 600 }}>
      {text.name}
    </Link>
  ) : null;
}

export function Kind() {
  const text = useRecord('texts');
  return TEXT_KIND_LABELS[text?.kind ?? ''] ?? null;
}

/** Whether it is as it was delivered, and whether it is said at all. */
export function Wording() {
  const text = useRecord('texts');
  if (!text) return null;
  if (text.unusable)
    return <Chip size="small" label="Cannot be used" sx={{ bgcolor: 'haulway.danger', color: 'haulway.onDanger' }} />;
  const words = text.hidden ? 'Hidden' : text.original === null ? 'Added' : text.edited ? 'Changed' : 'Original';
  return words === 'Original' ? (
    words
  ) : (
    <Chip size="small" label={words} sx={{ bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' }} />
  );
}
