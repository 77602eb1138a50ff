import Alert from '@mui/material/Alert';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { EditLink } from '../ui/WordButton';
import { Kind, Wording } from './TextList';
import { TextPreview } from './TextPreview';
import { Versions } from './Versions';

const texts = partsOf('texts');

/** A text as it is said now, and what it was before. */
export function TextShow() {
  return (
    <RecordPage actions={<Actions />}>
      <NotUsed />
      <Panel title="Text">
        <Details>
          <Detail label="Kind">
            <Kind />
          </Detail>
          <Detail label="Wording">
            <Wording />
          </Detail>
          <Detail label="Changed">
            <texts.When source="changedAt" />
          </Detail>
          <Detail label="By">
            <texts.LinkTo source="changedBy" to="users" />
          </Detail>
          <Detail label="When or where" wide>
            <texts.LongText source="about" />
          </Detail>
        </Details>
      </Panel>
      <Said />
      <Versions />
      <AuditTrail />
    </RecordPage>
  );
}

function NotUsed() {
  const text = useRecord('texts');
  return text?.unusable ? (
    <Alert severity="error">
      The newest version cannot be used, so the original is: {text.unusable}. Word it anew, or go back to the original.
    </Alert>
  ) : null;
}

function Said() {
  const text = useRecord('texts');
  return text ? (
    <Panel title="As people read it">
      <TextPreview id={text.id} version={text.version} />
    </Panel>
  ) : null;
}

function Actions() {
  const text = useRecord('texts');
  if (!text) return null;
  // The original announcement is none.
  const ends = text.kind === 'announcement';
  const isOriginal = text.original === null || (!text.edited && !text.unusable);
  return (
    <>
      {isOriginal ? null : (
        <ActionButton
          label={ends ? 'End the announcement' : 'Back to the original'}
          icon={<IconArrowBackUp size={20} />}
          act="POST /api/admin/texts/{id}/restore"
          id={text.id}
          title={ends ? 'Take it off every page?' : `Say the original of "${text.name}" again?`}
          said={ends ? 'The announcement is off every page.' : 'The original is said again.'}
          reason="none"
          bodyOf={() => ({ version: text.version, to: 0 })}
        >
          {ends ? 'It is gone at once.' : 'It is said at once.'} What it says now stays among its versions.
        </ActionButton>
      )}
      <EditLink label="Change" />
    </>
  );
}
