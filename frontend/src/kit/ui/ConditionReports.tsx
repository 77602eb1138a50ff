import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import type { FormName } from '../format/conditionForms';
import {
  endsOf,
  formOfReports,
  markWords,
  newMarks,
  type Report,
  type ReportEnd,
  type Side,
  sidesOf,
  valuesOf,
} from '../format/conditionReports';
import { count, sentence } from '../format/words';
import { MarkDot } from './MarkDot';
import { Outline } from './Outline';

const ENDS: Record<ReportEnd, string> = { pickup: 'At pickup', delivery: 'At delivery' };

/** How photos are shown; each app has its own way. */
type PhotosShown = ComponentType<{ photos: string[]; about: string }>;

/** How the item was at both ends, side by side: each side of it with its marks and photos, what was measured, and who signed. */
export default function ConditionReports({ reports, Photos }: { reports: readonly Report[]; Photos: PhotosShown }) {
  const items = [...new Set(reports.map(({ itemId }) => itemId))];
  return (
    <Box sx={{ display: 'grid', gap: '24px' }}>
      {items.map((itemId) => (
        <Compared key={itemId ?? ''} reports={reports.filter((report) => report.itemId === itemId)} Photos={Photos} />
      ))}
    </Box>
  );
}

function Compared({ reports, Photos }: { reports: readonly Report[]; Photos: PhotosShown }) {
  const ends = endsOf(reports);
  const form = formOfReports(reports);
  const [first] = reports;
  return (
    <Box component="section" aria-label={first?.itemTitle ?? 'Condition'} sx={{ display: 'grid', gap: '16px' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {first?.itemTitle && `${first.itemTitle}: `}
        {summaryOf(reports)}
      </Typography>
      {sidesOf(reports).map(({ view, at }) => (
        <Row key={view} title={sentence(view)}>
          {ends.map((end) => (
            <Cell key={end} end={end}>
              <OneSide
                form={form}
                view={view}
                side={at[end]}
                about={`${sentence(view)}, ${ENDS[end].toLowerCase()}`}
                Photos={Photos}
              />
            </Cell>
          ))}
        </Row>
      ))}
      {valuesOf(reports).map(({ label, at }) => (
        <Row key={label} title={label}>
          {ends.map((end) => (
            <Cell key={end} end={end}>
              {at[end] ?? 'Not noted'}
            </Cell>
          ))}
        </Row>
      ))}
      <Row title="Signed">
        {ends.map((end) => (
          <Cell key={end} end={end}>
            {reports
              .filter((report) => report.end === end)
              .map((report) => (
                <Signed key={report.id} report={report} Photos={Photos} />
              ))}
          </Cell>
        ))}
      </Row>
      <Typography variant="body2" color="textSecondary">
        A report cannot be changed once it is sent. The bill of lading, the trip's paper for both sides, has the seal
        that proves it.
      </Typography>
    </Box>
  );
}

function summaryOf(reports: readonly Report[]): string {
  const before = reports.filter(({ end }) => end === 'pickup').reduce((sum, { marks }) => sum + marks.length, 0);
  const atPickup = before === 0 ? 'No damage marked at pickup' : `${count(before, 'mark')} at pickup, in gray`;
  if (!endsOf(reports).includes('delivery')) return `${atPickup}.`;
  const added = newMarks(reports);
  return `${atPickup}. ${added === 0 ? 'No new damage marked at delivery.' : `${count(added, 'new mark')} at delivery, in red.`}`;
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h4" sx={{ mb: '4px' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>{children}</Box>
    </Box>
  );
}

function Cell({ end, children }: { end: ReportEnd; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {ENDS[end]}
      </Typography>
      {children}
    </Box>
  );
}

interface SideProps {
  form: FormName;
  view: string;
  side: Side | undefined;
  about: string;
  Photos: PhotosShown;
}

function OneSide({ form, view, side, about, Photos }: SideProps) {
  const { before = [], marks = [], photos = [] } = side ?? {};
  return (
    <>
      {before.length + marks.length > 0 && (
        <Box sx={{ position: 'relative', maxWidth: 360 }}>
          <Outline form={form} view={view} />
          {before.map((mark, index) => (
            <MarkDot key={`before ${index}`} mark={mark} old />
          ))}
          {marks.map((mark, index) => (
            <MarkDot key={index} mark={mark} />
          ))}
        </Box>
      )}
      {photos.length > 0 ? <Photos photos={photos} about={about} /> : <Typography>No photo</Typography>}
      <Box component="ul" sx={{ m: 0, pl: '20px' }}>
        {before.map((mark, index) => (
          <li key={`before ${index}`}>{sentence(markWords(mark))}</li>
        ))}
        {marks.map((mark, index) => (
          <li key={index}>New: {markWords(mark)}</li>
        ))}
      </Box>
    </>
  );
}

function Signed({ report, Photos }: { report: Report; Photos: PhotosShown }) {
  const { signerName, signature, nobodyThere, fewPhotos } = report;
  const pictures = [signature, nobodyThere].filter((url) => url !== null);
  return (
    <>
      <Typography>
        {signerName
          ? `${signerName}${signature ? '' : ', by name'}`
          : nobodyThere
            ? 'Nobody was there'
            : 'Nobody signed'}
      </Typography>
      {pictures.length > 0 && <Photos photos={pictures} about={signature ? 'Signature' : 'Nobody was there'} />}
      {fewPhotos && <Typography>Fewer photos: {fewPhotos}</Typography>}
    </>
  );
}
