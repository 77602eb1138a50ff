import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import TakeSheet from '../../features/quotes/TakeSheet';
import { may } from '../../kit/api/acts';
import { useConfig } from '../../kit/api/config';
import type { Shipment } from '../../kit/api/types';
import { hours } from '../../kit/format/dates';
import { shortMoney } from '../../kit/format/money';
import { BOOK_NOW_FOR, usualWords } from '../../kit/format/shipments';
import { Panel } from '../../kit/ui/Panel';
import { PricePlate } from '../../kit/ui/PricePlate';

interface Props {
  shipment: Shipment;
  /** Dollars. */
  price: number;
  isOwner: boolean;
  /** The reader could quote, so that it matters to them whether they can take it. */
  isCarrier: boolean;
  /** Their quote is there already. */
  hasQuote: boolean;
}

/** The price at which a listing is booked without asking: its owner sees what it means, and carriers take it. */
export default function BookNow({ shipment, price, isOwner, isCarrier, hasQuote }: Props) {
  const [taking, setTaking] = useState(false);
  const toPay = hours(useConfig()?.bookNowPaymentHours ?? 24);
  const usual = usualWords(price, shipment.typical);
  const who = BOOK_NOW_FOR[shipment.bookNowFor ?? 'checked'];
  return (
    <Panel title="Book now">
      <PricePlate amount={price} size="small" {...(usual ? { note: usual } : {})} />
      {isOwner && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          The first carrier who takes it is booked ({who.toLowerCase()}). You then have {toPay} to pay, or the booking
          ends.
        </Typography>
      )}
      {isCarrier &&
        (may(shipment, 'take') ? (
          <>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              Booked at once, without waiting for an answer. You can back out until it is paid.
            </Typography>
            <Button fullWidth variant="contained" size="large" sx={{ mt: 3 }} onClick={() => setTaking(true)}>
              Take for {shortMoney(price)}
            </Button>
          </>
        ) : (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {who}.{hasQuote ? '' : ' You can still send a quote.'}
            {shipment.bookNowFor !== 'anybody' && (
              <>
                {' '}
                <Link component={RouterLink} to="/become-carrier">
                  Get checked
                </Link>
              </>
            )}
          </Typography>
        ))}
      {taking && <TakeSheet shipment={shipment} price={price} onClose={() => setTaking(false)} />}
    </Panel>
  );
}
