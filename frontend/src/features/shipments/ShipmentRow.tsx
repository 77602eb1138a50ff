import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { isListed, rangeWords } from '../../kit/format/shipments';
import type { AddedMiles } from './addedMiles';
import { AddedMilesTag } from './AddedMilesTag';
import { muted, RowColumns, RowFacts } from './RowFacts';
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
          // The button stands beside the facts: title and towns have the width.
          xs: '"photo what what" "facts facts act"',
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
        <Box sx={{ ...muted, display: 'flex', whiteSpace: 'pre' }}>
          <Place label={shipment.pickupLocation} />
          {' → '}
          <Place label={shipment.deliveryLocation} />
        </Box>
      </Box>
      <RowColumns shipment={shipment} away={away} />
      <RowFacts shipment={shipment} away={away} />
      <Act shipment={shipment} onQuote={isOwner ? undefined : onQuote} />
    </Box>
  );
}

/** A place whose name is cut before its state: a carrier chooses by both. */
function Place({ label }: { label: string }) {
  const comma = label.lastIndexOf(',');
  const name = comma < 0 ? label : label.slice(0, comma);
  return (
    <>
      {/* Of two names, the longer one is cut first. */}
      <Box
        component="span"
        sx={{ minWidth: 24, overflow: 'hidden', textOverflow: 'ellipsis' }}
        style={{ flexShrink: name.length ** 3 }}
      >
        {name}
      </Box>
      <span>{label.slice(name.length)}</span>
    </>
  );
}

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
            // In two lines on a phone: the width is that of the facts.
            width: { xs: 72, md: 'auto' },
            minHeight: { xs: 40, md: 44 },
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
