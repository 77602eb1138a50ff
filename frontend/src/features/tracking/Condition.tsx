import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '../../kit/api/operations';
import { count } from '../../kit/format/words';
import { PhotoStrip } from '../../kit/ui/PhotoStrip';
import { FORMS, type FormName, type Mark, MARK_KINDS } from './conditionForms';
import { Dot } from './Marks';
import { Outline } from './Outline';

type Report = AnswerOf<'GET', '/api/shipments/{id}/condition-reports'>[number];

/** How the item was at one end, as its carrier reported it: marks on drawings, and who signed. */
export default function Condition({ report }: { report: Report }) {
  const views = [...new Set(report.marks.map(({ view }) => view))];
  const form = isForm(report.form) ? report.form : 'box';
  return (
    <Box sx={{ my: 3, display: 'grid', gap: 3 }}>
      {views.map((view) => (
        <View key={view} form={form} view={view} marks={report.marks.filter((mark) => mark.view === view)} />
      ))}
      <Typography>
        {report.marks.length === 0 ? 'No damage noted.' : `${count(report.marks.length, 'mark')}.`}{' '}
        {Object.entries(report.values)
          .map(([name, value]) => `${labelOf(form, name)}: ${String(value)}`)
          .join(', ')}
      </Typography>
      {report.signerName && <Typography>Signed by {report.signerName}</Typography>}
      <PhotoStrip
        photos={[report.signature, report.nobodyThere].filter((url) => url !== null)}
        about={report.signature ? 'Signature' : 'Nobody was there'}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Sealed: {report.sha256.slice(0, 16)}
      </Typography>
    </Box>
  );
}

function View({ form, view, marks }: { form: FormName; view: string; marks: readonly Mark[] }) {
  const words = marks.map(({ kind }) => MARK_KINDS[kind].toLowerCase()).join(', ');
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, textTransform: 'capitalize' }}>
        {view}: {words}
      </Typography>
      <Box sx={{ position: 'relative', maxWidth: 360 }}>
        <Outline form={form} view={view} />
        {marks.map((mark, index) => (
          <Dot key={index} mark={mark} />
        ))}
      </Box>
    </Box>
  );
}

function isForm(name: string): name is FormName {
  return name in FORMS;
}

function labelOf(form: FormName, name: string): string {
  return FORMS[form].fields.find((field) => field.name === name)?.label ?? name;
}
