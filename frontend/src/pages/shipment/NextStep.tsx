import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nextOfChanges, useChanges } from '../../features/agreement/agreement';
import { moneyBack, usePaymentOf } from '../../features/payments/moneyBack';
import { useQuestions } from '../../features/questions/questions';
import { NextStepPanel } from '../../features/shipments/NextStepPanel';
import { nextStep } from '../../features/shipments/nextStep';
import { isOver, ListAgainButton, PublishButton } from '../../features/shipments/OwnerActions';
import { arrivalWords } from '../../features/shipments/progress';
import { may } from '../../kit/api/acts';
import { FACT_LABELS } from '../../kit/format/labels';
import { arrivalsOf } from '../../kit/format/arrivals';
import { dayAndTime } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { wasPaid } from '../../kit/format/quotes';
import { hasArrived, isDraft, isOnTheRoad, isUnderWay, streetsMissing } from '../../kit/format/shipments';
import { attemptWords, lastAttempt } from '../../kit/format/proofs';
import { count, personName } from '../../kit/format/words';
import type { Quote } from '../../kit/api/types';
import type { Open } from './Sheets';
import type { Reading } from './useReading';

/** Whose turn it is, until when, and the button for it; nothing while quotes and timeline are read. */
export function NextStep({ reading, onOpen }: { reading: Reading; onOpen: (what: Open) => void }) {
  const { shipment, me, role, isOwner, isCarrierOfDeal, isOffer, deal, own, quotes, timeline } = reading;
  const changes = useChanges(shipment.id, { enabled: deal !== undefined && (isOwner || isCarrierOfDeal) }).data;
  const payment = usePaymentOf(settledQuote(reading)?.id);
  const asked = useQuestions(shipment.id, { enabled: isOwner && !isDraft(shipment) }).rows.filter((each) =>
    may(each, 'answer'),
  );
  if (!quotes || !timeline) return null;
  const end = isOnTheRoad(shipment) ? 'delivery' : 'pickup';
  const going = isUnderWay(shipment) ? deal : undefined;
  const attempt = going && lastAttempt(timeline.events, going.id, end);
  const arrivedAt = going && !isCarrierOfDeal && arrivalsOf(timeline.events, going.id)[end];
  const said =
    going && attempt
      ? attemptWords(attempt, end, isCarrierOfDeal ? 'You' : personName(going.carrier))
      : arrivedAt && `${arrivalWords(end)} ${dayAndTime(arrivedAt)}.`;
  const another = attempt && may(shipment, 'change-orders') && (
    <MuiLink component={Link} to="#change">
      Propose another day
    </MuiLink>
  );
  const { step, note, pay } = (deal && changes && nextOfChanges(changes, deal, shipment, isOwner)) ?? {};
  const ask = lapsed(reading) ?? askForStreet(reading);
  return (
    <NextStepPanel
      isOffer={isOffer}
      step={
        step ??
        nextStep({
          shipment,
          role,
          deadlines: timeline.deadlines,
          isSuspended: me.suspendedAt !== null,
          ...(deal ? { deal } : {}),
          ...(own ? { own } : {}),
          quotes,
        })
      }
      act={
        pay ? (
          <Button variant="contained" color="secondary" onClick={() => onOpen({ sheet: 'extra', change: pay })}>
            Pay {money(pay.delta)}
          </Button>
        ) : step?.who === 'You' ? (
          <To path="#agreement">See the change</To>
        ) : (
          actOf(reading, onOpen)
        )
      }
      offer={isOwner && isOver(shipment) && <ListAgainButton shipment={shipment} />}
      note={
        note ??
        (said || ask ? (
          <>
            {said} {another}
            {said && ask && <br />}
            {ask}
          </>
        ) : (
          (toAnswer(asked.length) ??
          (payment && (
            <>
              {moneyBack(payment, isOwner)} {isOwner && payment.releasedAt && <Receipt />}
            </>
          )))
        ))
      }
    />
  );
}

/** Carriers wait with their quotes for what they asked. */
function toAnswer(questions: number): ReactNode {
  if (questions === 0) return undefined;
  return (
    <>
      {count(questions, 'question waits', 'questions wait')} for your answer.{' '}
      <MuiLink component={Link} to="#questions">
        {questions === 1 ? 'Answer it' : 'Answer them'}
      </MuiLink>
    </>
  );
}

function Receipt() {
  return (
    <MuiLink component={Link} to="/payments">
      Receipt
    </MuiLink>
  );
}

/** The reader's deal that has arrived, or the last that fell through: some of the money may have gone back. */
function settledQuote({ shipment, isOwner, deal, own, quotes }: Reading): Quote | undefined {
  if (deal && !hasArrived(shipment)) return undefined;
  const paid = (isOwner ? quotes : own && [own])?.filter((each) => wasPaid(each) && (!deal || each === deal)) ?? [];
  return paid.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
}

/** A badge that the booking was made on has come off; the button beside ends the booking. */
function lapsed({ isOwner, deal }: Reading): ReactNode {
  if (!isOwner || !deal || deal.lapsedFacts.length === 0 || !may(deal, 'unaccept')) return undefined;
  return `Lapsed since you booked ${personName(deal.carrier)}: ${deal.lapsedFacts.map((fact) => FACT_LABELS[fact]).join(', ')}. You can end the booking until the pickup${wasPaid(deal) ? ', and your money comes back' : ''}.`;
}

/** A carrier is paid for who does not know where exactly to go. */
function askForStreet({ shipment, isOwner, deal }: Reading): ReactNode {
  if (!isOwner || !deal || !wasPaid(deal) || !may(shipment, 'addresses')) return undefined;
  // Nobody comes for it as things stand.
  if (shipment.next?.what === 'answer' || shipment.next?.what === 'unaccept') return undefined;
  const [first, second] = streetsMissing(shipment);
  if (!first) return undefined;
  return (
    <>
      Your carrier still needs the {second ? 'street addresses' : `${first} street`}.{' '}
      <MuiLink component={Link} to="#addresses">
        {second ? 'Add them' : 'Add it'}
      </MuiLink>
    </>
  );
}

/** The button for what the reader has to do, if it takes one tap; without one, the panel leaves no room for it. */
function actOf({ shipment, role, deal, own }: Reading, onOpen: (what: Open) => void) {
  if (shipment.template) return <To path="/templates">Your templates</To>;
  if (role === 'bidder' && own?.next?.who === 'carrier' && own.next.what === 'accept')
    return <To path="#offer">Answer the offer</To>;
  const { who, what } = shipment.next ?? {};
  // The carrier is next, but the owner need not wait for them.
  if (role === 'owner' && what === 'pickup' && deal && may(deal, 'unaccept'))
    return <End quote={deal} onOpen={onOpen} />;
  if (who !== role) return null;
  switch (what) {
    case 'publish':
      return may(shipment, 'publish') && <PublishButton shipment={shipment} />;
    case 'pay':
      if (!deal || !may(deal, 'pay')) return null;
      return (
        <Button variant="contained" color="secondary" onClick={() => onOpen({ sheet: 'pay', quote: deal })}>
          Pay {money(deal.amount)}
        </Button>
      );
    case 'unaccept':
      return deal && may(deal, 'unaccept') ? <End quote={deal} onOpen={onOpen} /> : null;
    case 'confirm-delivery':
      if (!may(shipment, 'confirm-delivery')) return null;
      return (
        <Button variant="contained" onClick={() => onOpen({ sheet: 'confirm' })}>
          Confirm delivery
        </Button>
      );
    case 'change':
      return may(shipment, 'change') && <To path="#edit">Set new days</To>;
    case 'respond':
      return <To path="#answer-claim">Answer the claim</To>;
    case 'payout-account':
      return <To path="/payments">Set up payouts</To>;
    default:
      return null;
  }
}

function End({ quote, onOpen }: { quote: Quote; onOpen: (what: Open) => void }) {
  return (
    <Button variant="outlined" color="inherit" onClick={() => onOpen({ sheet: 'end', quote })}>
      End booking
    </Button>
  );
}

function To({ path, children }: { path: string; children: string }) {
  return (
    <Button variant="contained" component={Link} to={path}>
      {children}
    </Button>
  );
}
