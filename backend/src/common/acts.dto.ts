import { ACT_WORDS, type ActKind, NEXT_WHAT, NEXT_WHO } from './acts.js';
import { Shown } from './shown.js';

/** What a record waits for. */
export class NextStepAnswer {
  @Shown.oneOf(NEXT_WHO, { description: 'Who has to do it.' }) who: (typeof NEXT_WHO)[number];
  @Shown.oneOf(NEXT_WHAT, { description: 'What has to be done.' }) what: (typeof NEXT_WHAT)[number];
  @Shown.instant({ nullable: true, description: 'When it falls due.' }) until: Date | null;
  @Shown.text({ nullable: true, description: 'What happens automatically if it is not done by then.' }) otherwise:
    string | null;
}

export const CAN = 'Calls open to you.';

const KIND_OF = 'haulway:kindOfRecord';

/** The field `can` of an answer, with the kind of record the answer is. Left out in lists that everybody reads. */
export const Can =
  (kind: ActKind): PropertyDecorator =>
  (target, field) => {
    Shown.manyOf(ACT_WORDS[kind], { optional: true, description: CAN })(target, field);
    Reflect.defineMetadata(KIND_OF, kind, target.constructor);
  };

/** Which kind of record a class of answers takes its acts from; undefined for none. */
export function kindOfRecord(answer: object): ActKind | undefined {
  return Reflect.getMetadata(KIND_OF, answer) as ActKind | undefined;
}

/** The field `next` of an answer. Left out in lists that everybody reads. */
export const Next = () =>
  Shown.object(() => NextStepAnswer, {
    optional: true,
    nullable: true,
    description: 'What it waits for.',
    // The step has an example of its own, which is not repeated in every record's.
    example: null,
  });
