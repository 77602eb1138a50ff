import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '../../kit/api/operations';
import { count, sentence } from '../../kit/format/words';
import { PhotoStrip } from '../../kit/ui/PhotoStrip';
import { FORMS, type FormName, type Mark, valueWords } from './conditionForms';
import { Dot } from './Marks';
import { Outline } from './Outline';

type Report = AnswerOf<'GET', '/api/shipments/{id}/condition-reports'>[number];

/**
 * How the item was at one end, as its carrier reported it: marks on drawings, and who signed. On a report of the delivery
 * the marks of the pickup, `before`, stand in gray, so that what is new shows.
 */
export default function Condition({ report, before = [] }: { report: Report; before?: readonly Mark[] }) {
  const pictures = picturesOf(report);
  const views = [...new Set([...before, ...report.marks, ...pictures].map(({ view }) => view))];
  const form = isForm(report.form) ? report.form : 'box';
  const isDelivery = report.end === 'delivery';
  return (
    <Box sx={{ my: 3, display: 'grid', gap: 3 }}>
      {report.itemTitle && <Typography sx={{ fontWeight: 600 }}>{report.itemTitle}</Typography>}
      <Typography sx={{ fontWeight: 600 }}>{summaryOf(report.marks.length, isDelivery)}</Typography>
      {views.map((view) => (
        <View
          key={view}
          form={form}
          view={view}
          marks={report.marks.filter((mark) => mark.view === view)}
          before={before.filter((mark) => mark.view === view)}
          photos={pictures.filter((picture) => picture.view === view).map(({ url }) => url)}
        />
      ))}
      <Typography>
        {Object.entries(report.values)
          .map(([name, value]) => `${labelOf(form, name)}: ${valueWords(form, name, String(value))}`)
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

function summaryOf(marks: number, isDelivery: boolean): string {
  if (marks === 0) return isDelivery ? 'No new damage noted.' : 'No damage noted.';
  return isDelivery ? `${count(marks, 'new mark')}, in red` : count(marks, 'mark');
}

interface ViewProps {
  form: FormName;
  view: string;
  marks: readonly Mark[];
  before: readonly Mark[];
  photos: string[];
}

function View({ form, view, marks, before, photos }: ViewProps) {
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>{sentence(view)}</Typography>
      {before.length + marks.length > 0 && (
        <Box sx={{ position: 'relative', maxWidth: 360 }}>
          <Outline form={form} view={view} />
          {before.map((mark, index) => (
            <Dot key={`before ${index}`} mark={mark} old />
          ))}
          {marks.map((mark, index) => (
            <Dot key={index} mark={mark} />
          ))}
        </Box>
      )}
      <PhotoStrip photos={photos} about={sentence(view)} />
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {before.map((mark, index) => (
          <li key={`before ${index}`}>At pickup: {markWords(mark)}</li>
        ))}
        {marks.map((mark, index) => (
          <li key={index}>{sentence(markWords(mark))}</li>
        ))}
      </Box>
    </Box>
  );
}

/** The photos that show a side of the item, or a mark on it. */
function picturesOf({ photos, photoViews, marks }: Report): { view: string; url: string }[] {
  const ofSides = photos.map((url, index) => ({ view: photoViews[index] ?? 'other', url }));
  const ofMarks = marks.flatMap(({ view, photo }) => (photo ? [{ view, url: photo }] : []));
  return [...ofSides.filter(({ view }) => view !== 'other'), ...ofMarks];
}

/** `small scratch, by the door` */
function markWords({ size, kind, note }: Mark): string {
  return [`${size} ${kind === 'other' ? 'damage' : kind}`, note].filter(Boolean).join(', ');
}

function isForm(name: string): name is FormName {
  return name in FORMS;
}

function labelOf(form: FormName, name: string): string {
  return FORMS[form].fields.find((field) => field.name === name)?.label ?? sentence(name);
}
