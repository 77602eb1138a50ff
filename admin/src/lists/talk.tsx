import { may } from '@haulway/frontend/kit/api/acts.ts';
import Typography from '@mui/material/Typography';
import { IconEyeOff } from '@tabler/icons-react';
import { NumberInput } from 'react-admin';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { choice, either, person, search, shipment } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RemoveText } from './RemoveText';
import { QUESTION_STATUSES } from './words';

const messages = partsOf('messages');
const questions = partsOf('questions');
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
    <messages.List ifWide={['Shipment', 'createdAt']} filters={messageFilters} ifRoom={['masked']}>
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
    <reviews.List ifWide={['Shipment', 'createdAt']} filters={reviewFilters} ifRoom={['masked']}>
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

const questionFilters = [
  search('Name, title or ID'),
  choice('status', QUESTION_STATUSES, { alwaysOn: true }),
  person('askerId', 'By'),
  shipment(),
];

/** What carriers asked about listings, and what was answered, as both were written. */
export function QuestionList() {
  return (
    <questions.List ifRoom={['masked']} ifWide={['Shipment', 'askedAt']} filters={questionFilters} sort="askedAt">
      <questions.Col label="By" disableSort>
        <questions.LinkTo source="askerId" to="users" />
      </questions.Col>
      <questions.Col label="Shipment" disableSort>
        <questions.LinkTo source="shipmentId" to="shipments" />
      </questions.Col>
      <questions.Col source="text" label="Question" disableSort field={questions.LongText} />
      <questions.Col source="answer" disableSort field={questions.LongText} />
      <questions.Col source="masked" disableSort field={questions.Texts} />
      <questions.Col source="askedAt" label="Asked" field={questions.When} />
      <questions.Col label="Hide" className="acts" disableSort>
        <HideQuestion />
      </questions.Col>
    </questions.List>
  );
}

/** Takes the question of this row out of its listing; where it stands shows in its place. */
function HideQuestion() {
  const question = useRecord('questions');
  if (!question) return null;
  if (!may(question, 'hide')) return question.status && QUESTION_STATUSES[question.status];
  return (
    <ActionButton
      label="Hide"
      icon={<IconEyeOff size={20} />}
      act="POST /api/admin/questions/{id}/hide"
      id={question.id}
      title="Hide this question?"
      said="The question is hidden."
    >
      <Typography>Nobody but operators sees it and its answer any more. Say why; nobody is told.</Typography>
    </ActionButton>
  );
}
