import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconMessage2, IconPhone } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { BillButton } from '../features/tracking/BillButton';
import { CarrierJob } from '../features/tracking/CarrierJob';
import { JobAge } from '../features/tracking/JobAge';
import { pricedOf } from '../features/tracking/jobStage';
import { NotSent } from '../features/tracking/NotSent';
import { may } from '../kit/api/acts';
import { useHadSignal } from '../kit/api/signal';
import { noteOnTheRoad } from '../kit/api/token';
import type { Quote, Shipment, User } from '../kit/api/types';
import { attemptWords } from '../kit/format/proofs';
import { wasPaid } from '../kit/format/quotes';
import { isOnTheRoad } from '../kit/format/shipments';
import { dialed } from '../kit/format/words';
import { readBill } from '../kit/road/bills';
import type { Job, KeptAct } from '../kit/road/store';
import { useActs } from '../kit/road/useActs';
import { useJobs } from '../kit/road/useJobs';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { DRIVING, useLogout, useMe } from '../session/session';

/** Buttons, two in a line on a phone. */
const SIDE_BY_SIDE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  '& > .MuiButton-root': { flex: { xs: '1 1 140px', sm: '0 1 auto' }, minHeight: 44, px: { xs: 2, sm: 4 } },
} as const;

const AgreedSheet = lazy(() => import('../features/tracking/AgreedSheet'));

/** One job at the truck: where, when, whom to call, and what to do, readable and done without signal. */
export default function JobPage() {
  const me = useMe();
  const { id = '' } = useParams();
  const acts = useActs().filter(({ shipmentId }) => shipmentId === id);
  // That page is not on the phone.
  const hadSignal = useHadSignal();
  const { kept, isPending, error, refetch } = useJobs(me);
  const job = kept?.jobs.find(({ shipment }) => shipment.id === id);
  useEffect(noteOnTheRoad, []);
  const [wasShown, setWasShown] = useState(false);
  if (job && !wasShown) setWasShown(true);
  const isOver = wasShown && kept && !job && acts.length === 0 && hadSignal && !me.driver;
  const navigate = useNavigate();
  useEffect(() => {
    // Delivered, or over, while it was on screen: its page says what comes next.
    if (isOver) void navigate(`/shipments/${id}`, { replace: true });
  }, [isOver, navigate, id]);
  return (
    <Page
      title={job?.shipment.title ?? acts[0]?.title ?? 'Your job'}
      lead={job ? <JobAge /> : isPending && <Skeleton width={180} />}
      width="form"
    >
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 6 } }}>
        {/* As high as what comes, so that the buttons below it are not seen moving. */}
        {isPending && <Skeleton variant="rounded" height="80vh" />}
        {!isPending && !kept && <ErrorState error={error} onRetry={refetch} text="Your job could not be loaded." />}
        {kept && (job ? <Shown job={job} me={me} /> : <Gone acts={acts} />)}
        {me.driver ? (
          <Leave />
        ) : (
          <Box sx={SIDE_BY_SIDE}>
            <Button component={Link} to="/jobs" variant="outlined">
              All jobs
            </Button>
            {(job ?? kept) && hadSignal && (
              <Button component={Link} to={`/shipments/${id}`} variant="outlined">
                Full details
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Page>
  );
}

function Shown({ job, me }: { job: Job; me: User }) {
  const { shipment, quote, reports, arrivals = {}, change } = job;
  const { contact } = shipment;
  const deal = pricedOf(quote);
  return (
    <>
      <ForNothing job={job} />
      <CarrierJob shipment={shipment} quote={quote} reports={reports} arrivals={arrivals} change={change} onlyRoad />
      {contact && (
        <Whom title="Your shipper" name={contact.name || 'The shipper'} phone={contact.phone}>
          {!me.driver && <Message shipment={shipment} />}
        </Whom>
      )}
      {me.driver && <Whom title="You drive for" name={me.firstName ?? 'Your carrier'} phone={me.phone} />}
      <Box sx={SIDE_BY_SIDE}>
        {deal && <Agreed quote={deal} />}
        {wasPaid(quote) && <BillButton shipmentId={shipment.id} read={(id) => readBill(me.id, id)} />}
      </Box>
    </>
  );
}

/** They were there and could not load or unload, and how it goes on. */
function ForNothing({ job: { shipment, attempt, change } }: { job: Job }) {
  const hadSignal = useHadSignal();
  if (!attempt || change) return null;
  return (
    <Panel title="Nothing was done there">
      <Typography sx={{ mb: 3 }}>{attemptWords(attempt, isOnTheRoad(shipment) ? 'delivery' : 'pickup')}</Typography>
      {hadSignal && may(shipment, 'change-orders') && (
        <Button component={Link} to={`/shipments/${shipment.id}#change`} variant="outlined">
          Propose another day
        </Button>
      )}
    </Panel>
  );
}

function Agreed({ quote }: { quote: Quote }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What was agreed
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AgreedSheet quote={quote} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Delivered, or no longer the carrier's: what this phone still has of it says why. */
function Gone({ acts }: { acts: readonly KeptAct[] }) {
  return (
    <>
      <NotSent acts={acts} />
      <EmptyState text="This is not one of your open jobs." />
    </>
  );
}

/** A driver is through, or it is not their phone. */
function Leave() {
  const logout = useLogout();
  return (
    <Button
      variant="outlined"
      sx={{ justifySelf: { sm: 'start' } }}
      onClick={() => {
        localStorage.removeItem(DRIVING);
        logout();
      }}
    >
      Leave this job
    </Button>
  );
}

/** Somebody to call. */
function Whom({
  title,
  name,
  phone,
  children,
}: {
  title: string;
  name: string;
  phone: string | null;
  children?: ReactNode;
}) {
  const digits = phone && dialed(phone);
  return (
    <Panel title={title}>
      <Typography>
        <strong>{name}</strong>
        {phone ? `, ${phone}` : ' has not added a phone number.'}
      </Typography>
      {digits && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', mt: 3 }}>
          <Button variant="contained" component="a" href={`tel:${digits}`} startIcon={<IconPhone size={20} />}>
            Call
          </Button>
          <Button variant="outlined" component="a" href={`sms:${digits}`} startIcon={<IconMessage2 size={20} />}>
            Text
          </Button>
        </Box>
      )}
      {children}
    </Panel>
  );
}

/** Messages are not kept on the phone. */
function Message({ shipment: { id, userId } }: { shipment: Shipment }) {
  if (!useHadSignal()) return null;
  return (
    <Button component={Link} to={`/messages?with=${userId}&shipment=${id}`} variant="outlined" fullWidth sx={{ mt: 3 }}>
      Message
    </Button>
  );
}
