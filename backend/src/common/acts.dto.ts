import { ACT_WORDS, type ActKind, NEXT_WHAT, NEXT_WHO } from './acts.js';
import { Shown } from './shown.js';

/** What a record waits for. */
export class NextStepAnswer {
  @Shown.oneOf(NEXT_WHO, { description: 'Who has to do it.' }) who: (typeof NEXT_WHO)[number];
  @Shown.oneOf(NEXT_WHAT, { description: 'What has to be done.' }) what: (typeof NEXT_WHAT)[number];
  @Shown.instant({ nullable: true, description: 'When it falls due.' }) until: Date | null;
  @Shown.text({ nullable: true, description: 'What happens by itself when it is not done by then.' }) otherwise:
    string | null;
}

export const CAN =
  'Calls that change something for you now, and would not be refused with 403 or 409: `change` and `delete`, else the last word of the path.';

/** The field `can` of an answer. In a list that everybody reads it is left out. */
export const Can = (kind: ActKind) => Shown.manyOf(ACT_WORDS[kind], { optional: true, description: CAN });

/** The field `next` of an answer. In a list that everybody reads it is left out. */
export const Next = () =>
  Shown.object(() => NextStepAnswer, {
    optional: true,
    nullable: true,
    description: 'What is waited for; null when nothing is.',
  });
