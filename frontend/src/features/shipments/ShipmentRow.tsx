import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../kit/api/types';
import { ago } from '../../kit/format/dates';
import { shortMoney } from '../../kit/format/money';
import { isListed, payOf, perMile, rangeWords } from '../../kit/format/shipments';
import { pickupShort } from '../../kit/format/windows';
import { count } from '../../kit/format/words';
import type { AddedMiles } from './addedMiles';
import { AddedMilesTag } from './AddedMilesTag';
import { ShipmentPhoto } from './ShipmentPhoto';

/** Tall enough for two lines on a desktop and four on a phone: ten and seven rows to a screen. */
export const ROW_HEIGHT = { xs: 100, md: 72 } as const;

interface Props {
  shipment: Shipment;
  isOwner: boolean;
  /** How far it is from the reader, in words. */
  away?: string | undefined;
  /** What it adds to a trip of the reader's. */
  added?: AddedMiles | undefined;
  /** Opens the quote form; missing if quoting makes no sense. */
  onQuote?: ((shipment: Shipment) => void) | undefined;
}

/** A shipment in a list for scanning. Its link covers the row; the quote button lies on top of the link. */
export function ShipmentRow({ shipment, isOwner, away, added, onQuote }: Props) {
  return (
    <Box
      component="article"
      aria-label={shipment.title}
      sx={{
        position: 'relative',
        height: ROW_HEIGHT,
        display: 'grid',
        columnGap: { xs: 2.5, md: 4 },
        alignContent: 'center',
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '56px minmax(0, 1fr) auto',
          md: '64px minmax(0, 1fr) 138px 92px 78px 118px',
        },
        gridTemplateAreas: {
          xs: '"photo what act" "facts facts facts"',
          md: '"photo what pay load news act"',
        },
        px: { xs: 2, md: 3 },
        borderBottom: '1px solid',
        borderColor: 'divider',
        fontSize: { xs: 13, md: 14 },
        lineHeight: '20px',
        '&:hover': { bgcolor: 'background.default' },
      }}
    >
      <Box sx={{ gridArea: 'photo', position: 'relative' }}>
        <ShipmentPhoto
          photos={shipment.photos}
          category={shipment.category ?? 'other'}
          title={shipment.title}
          sizes="64px"
        />
        <AddedMilesTag added={added} />
      </Box>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Title shipment={shipment} />
        <Typography noWrap sx={{ ...muted, fontSize: 'inherit', lineHeight: 'inherit' }}>
          {shipment.pickupLocation} → {shipment.deliveryLocation}
        </Typography>
      </Box>
      <Columns shipment={shipment} away={away} />
      <Facts shipment={shipment} away={away} />
      <Act shipment={shipment} onQuote={isOwner ? undefined : onQuote} />
    </Box>
  );
}

const muted = { color: 'text.secondary' } as const;

/** It names the row and leads to the shipment. */
function Title({ shipment }: Pick<Props, 'shipment'>) {
  return (
    <Typography component="h2" sx={{ fontSize: { xs: 15, md: 16 }, fontWeight: 700, lineHeight: '24px' }}>
      {/* A long title is cut where the button begins, or the two would lie on each other. */}
      <Box
        component={Link}
        to={`/shipments/${shipment.id}`}
        aria-label={`View Details: ${shipment.title}`}
        sx={{
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'inherit',
          textDecoration: 'none',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': {
            outline: (theme) => `3px solid ${theme.vars?.palette.haulway.focus}`,
            outlineOffset: -3,
          },
        }}
      >
        {shipment.title}
      </Box>
    </Typography>
  );
}

/** What it goes by in words: how far it is, what it pays a mile, and what it weighs. */
function figuresOf(shipment: Shipment) {
  const pay = payOf(shipment);
  const aMile = pay && perMile(pay.amount, shipment);
  return {
    pay,
    perMile: aMile && `${aMile}/mi`,
    miles: `${Math.round(shipment.distanceMiles).toLocaleString('en-US')} mi`,
    weight: shipment.weight === null ? undefined : `${shipment.weight.toLocaleString('en-US')} lbs`,
  };
}

type Part = Pick<Props, 'shipment' | 'away'>;

/** On a desktop: two lines a column. */
function Columns({ shipment, away }: Part) {
  const { pay, perMile: aMile, miles, weight } = figuresOf(shipment);
  return (
    <>
      <Lines
        area="pay"
        sx={{ display: { xs: 'none', md: 'block' } }}
        first={pay ? <strong>{shortMoney(pay.amount)}</strong> : 'No price yet'}
        note={pay && ` ${pay.basis}`}
        second={[miles, aMile].filter(Boolean).join(', ')}
      />
      <Lines
        area="load"
        sx={{ display: { xs: 'none', md: 'block' } }}
        first={pickupShort(shipment)}
        second={weight ?? 'No weight'}
      />
      <Lines
        area="news"
        sx={{ display: { xs: 'none', md: 'block' } }}
        first={count(shipment.quoteCount, 'quote')}
        second={away ?? ago(shipment.createdAt)}
        title={away && `Listed ${ago(shipment.createdAt)}`}
      />
    </>
  );
}

/** On a phone: the same in two lines below. */
function Facts({ shipment, away }: Part) {
  const { pay, perMile: aMile, miles, weight } = figuresOf(shipment);
  const typically =
    pay?.basis === 'budget' && shipment.typical ? `typically ${whole(shipment.typical.usual)}` : undefined;
  const bookNow = shipment.bookNowPrice;
  const range = rangeWords(shipment.typical);
  return (
    <Box
      className="tabular"
      sx={{
        gridArea: 'facts',
        display: { xs: 'block', md: 'none' },
        minWidth: 0,
        mt: 0.5,
        '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      <div>
        {bookNow !== null ? (
          <>
            <strong>{shortMoney(bookNow)}</strong> book now
          </>
        ) : pay ? (
          <>
            <strong>{shortMoney(pay.amount)}</strong> {pay.basis}
          </>
        ) : (
          'No price yet'
        )}
        <Muted>
          {bookNow === null
            ? [aMile, miles, typically].filter(Boolean)
            : [range && `usual ${range}`, miles].filter(Boolean)}
        </Muted>
      </div>
      <div>
        {pickupShort(shipment)}
        <Muted>{[weight, count(shipment.quoteCount, 'quote'), ago(shipment.createdAt), away].filter(Boolean)}</Muted>
      </div>
    </Box>
  );
}

/** The price at which it can be booked now, and the button for a quote. */
function Act({ shipment, onQuote }: Pick<Props, 'shipment' | 'onQuote'>) {
  const bookNow = shipment.bookNowPrice;
  const range = rangeWords(shipment.typical);
  return (
    <Box sx={{ gridArea: 'act', justifySelf: 'end', textAlign: 'right' }}>
      {bookNow !== null && (
        <Box
          className="tabular"
          title={range && `Usual: ${range}`}
          sx={{ display: { xs: 'none', md: 'block' }, fontSize: 13 }}
        >
          Book now <strong>{shortMoney(bookNow)}</strong>
        </Box>
      )}
      {isListed(shipment) && onQuote && (
        <Button
          variant="contained"
          onClick={() => onQuote(shipment)}
          sx={{
            position: 'relative',
            zIndex: 1,
            px: { xs: 2, md: 2.5 },
            // In two lines on a phone: the width is the title's.
            width: { xs: 72, md: 'auto' },
            py: 0.5,
            fontSize: 14,
            lineHeight: 1.2,
            whiteSpace: { md: 'nowrap' },
          }}
        >
          Submit Quote
        </Button>
      )}
    </Box>
  );
}

/** The details after the first one in a line, less prominent. */
function Muted({ children }: { children: unknown[] }) {
  return (
    <Box component="span" sx={muted}>
      {children.map((fact) => ` · ${String(fact)}`).join('')}
    </Box>
  );
}

function Lines({
  area,
  first,
  note,
  second,
  title,
  sx,
}: {
  area: string;
  first: React.ReactNode;
  note?: string | undefined;
  second: string;
  title?: string | undefined;
  sx: SxProps<Theme>;
}) {
  return (
    <Box className="tabular" title={title} sx={[{ gridArea: area, minWidth: 0, whiteSpace: 'nowrap' }, sx as object]}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {first}
        {note && (
          <Box component="span" sx={muted}>
            {note}
          </Box>
        )}
      </Box>
      <Box sx={{ ...muted, overflow: 'hidden', textOverflow: 'ellipsis' }}>{second}</Box>
    </Box>
  );
}

function whole(dollars: number): string {
  return shortMoney(Math.round(dollars));
}

/** A placeholder row while the list loads. */
export function ShipmentRowSkeleton() {
  return (
    <Box
      data-testid="shipment-skeleton"
      aria-hidden
      sx={{
        height: ROW_HEIGHT,
        display: 'grid',
        columnGap: 4,
        alignItems: 'center',
        gridTemplateColumns: '64px 1fr',
        px: 3,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ ...bar, height: 48 }} />
      <Box sx={{ ...bar, height: 40 }} />
    </Box>
  );
}

const bar = { bgcolor: 'haulway.neutral', borderRadius: '10px' } as const;
