import { NumberInput } from 'react-admin';
import { either, person, search, shipment } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RemoveText } from './RemoveText';

const messages = partsOf('messages');
const reviews = partsOf('reviews');

const messageFilters = [
  search('Name, title or ID'),
  either('masked', 'Contact details', 'Some were masked', 'None were masked', true),
  person('senderId', 'From'),
  person('receiverId', 'To'),
  shipment(),
];

export function MessageList() {
  return (
    <messages.List filters={messageFilters}>
      <messages.Col label="From" disableSort>
        <messages.LinkTo source="senderId" to="users" />
      </messages.Col>
      <messages.Col label="To" disableSort>
        <messages.LinkTo source="receiverId" to="users" />
      </messages.Col>
      <messages.Col label="Shipment" disableSort>
        <messages.LinkTo source="shipmentId" to="shipments" />
      </messages.Col>
      <messages.Col source="content" label="Message" disableSort field={messages.LongText} />
      <messages.Col source="masked" disableSort field={messages.Texts} />
      <messages.Col source="warnings" disableSort field={messages.Texts} />
      <messages.Col source="createdAt" label="Sent" field={messages.When} />
      <messages.Col label="Remove" className="acts" disableSort>
        <RemoveText />
      </messages.Col>
    </messages.List>
  );
}

const reviewFilters = [
  search('Name, title or ID'),
  <NumberInput key="rating" source="rating" alwaysOn min={1} max={5} />,
  person('reviewerId', 'By'),
  person('revieweeId', 'About'),
  shipment(),
];

export function ReviewList() {
  return (
    <reviews.List filters={reviewFilters}>
      <reviews.Col label="By" disableSort>
        <reviews.LinkTo source="reviewerId" to="users" />
      </reviews.Col>
      <reviews.Col label="About" disableSort>
        <reviews.LinkTo source="revieweeId" to="users" />
      </reviews.Col>
      <reviews.Col label="Shipment" disableSort>
        <reviews.LinkTo source="shipmentId" to="shipments" />
      </reviews.Col>
      <reviews.NumberCol source="rating" disableSort />
      <reviews.Col source="comment" disableSort field={reviews.LongText} />
      <reviews.Col source="masked" disableSort field={reviews.Texts} />
      <reviews.Col source="createdAt" label="Written" field={reviews.When} />
      <reviews.Col label="Remove" className="acts" disableSort>
        <RemoveText />
      </reviews.Col>
    </reviews.List>
  );
}
