import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Shipment } from '../../kit/api/types';
import { ago } from '../../kit/format/dates';
import { shortMoney } from '../../kit/format/money';
import { payOf, perMile, rangeWords } from '../../kit/format/shipments';
import { pickupShort } from '../../kit/format/windows';
import { count } from '../../kit/format/words';

interface Props {
  shipment: Shipment;
  /** How far it is from the reader, in words. */
  away: string | undefined;
}

export const muted = { color: 'text.secondary' } as const;

/** What carriers choose by: pay, pay a mile, miles and weight. */
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

/** On a desktop: two lines a column. */
export function RowColumns({ shipment, away }: Props) {
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
export function RowFacts({ shipment, away }: Props) {
  const { pay, perMile: aMile, miles, weight } = figuresOf(shipment);
  const typically =
    pay?.basis === 'budget' && shipment.typical ? `typically ${whole(shipment.typical.usual)}` : undefined;
  const bookNow = shipment.bookNowPrice;
  const bookNowAMile = bookNow === null ? undefined : perMile(bookNow, shipment);
  const range = rangeWords(shipment.typical);
  return (
    <Box
      className="tabular"
      sx={{
        gridArea: 'facts',
        display: { xs: 'block', md: 'none' },
        minWidth: 0,
        mt: 0.5,
        // A fact that has no room on its line is left out whole.
        '& > *': { height: 20, overflow: 'hidden', textOverflow: 'ellipsis' },
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
            : [bookNowAMile && `${bookNowAMile}/mi`, miles, range && `usual ${range}`].filter(Boolean)}
        </Muted>
      </div>
      <div>
        {pickupShort(shipment)}
        <Muted>{[weight, away, count(shipment.quoteCount, 'quote'), ago(shipment.createdAt)].filter(Boolean)}</Muted>
      </div>
    </Box>
  );
}

/** The details after the first one in a line, less prominent. */
function Muted({ children }: { children: unknown[] }) {
  return (
    <>
      {children.map((fact) => (
        <Box key={String(fact)} component="span" sx={{ ...muted, display: 'inline-block', whiteSpace: 'pre' }}>
          {` · ${String(fact)}`}
        </Box>
      ))}
    </>
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
