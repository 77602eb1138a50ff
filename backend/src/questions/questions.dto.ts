import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { PersonAnswer, personJson } from '../users/users.dto.js';
import { QUESTION_STATUSES, type QuestionStatus } from './questions.rules.js';

export class NewQuestion {
  @Text(1, 500, { description: 'Everybody can read it; contact data is hidden.' }) text: string;
}

export class NewAnswer {
  @Text(1, 1000) answer: string;
}

export class QuestionAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.object(() => PersonAnswer, { nullable: true, description: 'Only for the owner, and for whoever asked.' })
  asker: PersonAnswer | null;
  @Shown.text() text: string;
  @Shown.text({ nullable: true }) answer: string | null;
  @Shown.oneOf(QUESTION_STATUSES) status: QuestionStatus;
  @Shown.instant() askedAt: string;
  @Shown.instant({ nullable: true }) answeredAt: string | null;
  @Can('question') can?: ActWord<'question'>[];
  @Next() next?: NextStepAnswer | null;
}

/** A question's JSON, made by the database for the viewer in $2: `t` is the question, `s` its shipment, `a` who asked. */
export const QUESTION_JSON = `json_build_object('id', t.id, 'shipmentId', t.shipment_id,
  'asker', CASE WHEN $2::uuid IN (t.asker_id, s.user_id) THEN ${personJson('a')} END, 'text', t.text, 'answer', t.answer,
  'status', t.status, 'askedAt', ${isoJson('t.asked_at')}, 'answeredAt', ${isoJson('t.answered_at')})`;
