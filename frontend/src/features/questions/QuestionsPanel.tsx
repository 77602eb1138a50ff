import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { may } from '../../kit/api/acts';
import type { Question, Shipment, User } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { Clamped } from '../../kit/ui/Clamped';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import { ShowMore } from '../../kit/ui/ShowMore';
import { askerName, inOrder, useQuestions } from './questions';

const AskForm = lazy(async () => ({ default: (await import('./QuestionForms')).AskForm }));
const AnswerForm = lazy(async () => ({ default: (await import('./QuestionForms')).AnswerForm }));
/** How many show before the reader asks for the rest. */
const FEW = 3;

/** What carriers asked about a listing, with its owner's answers; a carrier asks here. */
export function QuestionsPanel({ shipment, me }: { shipment: Shipment; me: Pick<User, 'id'> }) {
  const list = useQuestions(shipment.id);
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const questions = inOrder(list.rows);
  const isOwner = shipment.userId === me.id;
  const waits = questions.some((question) => may(question, 'answer'));
  const mayAsk = may(shipment, 'questions');
  const ask = mayAsk && !asking && (
    <Button variant="outlined" onClick={() => setAsking(true)}>
      Ask a question
    </Button>
  );
  const form = asking && (
    <Suspense fallback={null}>
      <AskForm shipment={shipment} onClose={() => setAsking(false)} />
    </Suspense>
  );
  if (list.rows.length === 0)
    return mayAsk ? <Box sx={{ display: 'grid', justifyItems: 'start' }}>{ask || form}</Box> : null;
  const shown = all ? questions : questions.slice(0, FEW);
  return (
    <FoldPanel id="questions" title={`Questions (${list.total ?? questions.length})`} open={waits || asking}>
      {shown.map((question) => (
        <Entry key={question.id} question={question} isOwner={isOwner} me={me} canEdit={may(shipment, 'change')} />
      ))}
      {!all && questions.length > FEW && (
        <Button onClick={() => setAll(true)} sx={{ mb: 3 }}>
          Show all questions
        </Button>
      )}
      {all && <ShowMore list={list} what="questions" />}
      {ask}
      {form}
    </FoldPanel>
  );
}

interface EntryProps {
  question: Question;
  isOwner: boolean;
  me: Pick<User, 'id'>;
  canEdit: boolean;
}

function Entry({ question, isOwner, me, canEdit }: EntryProps) {
  const who = askerName(question, me);
  return (
    <Box
      component="article"
      aria-label={`Question by ${who}`}
      sx={{
        pb: 4,
        mb: 4,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { pb: 0, mb: 0, borderBottom: 0 },
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {who}, {longDay(question.askedAt)}
      </Typography>
      <Typography component="div" sx={{ fontWeight: 600, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
        <Clamped text={question.text} />
      </Typography>
      {question.answer === null ? (
        may(question, 'answer') ? (
          <Suspense fallback={null}>
            <AnswerForm question={question} />
          </Suspense>
        ) : (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Not answered yet. Only you and the shipper see it until then.
          </Typography>
        )
      ) : (
        <>
          <Typography component="div" sx={{ mt: 1, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
            <Clamped text={question.answer} />
          </Typography>
          {isOwner && canEdit && (
            <Button component={Link} to="#edit" size="small" sx={{ ml: -2, mt: 1 }}>
              Put it into the listing
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
