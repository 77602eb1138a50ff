import { Shown } from '../common/shown.js';

/** What a line of a deal's story is about; screens narrow it by these. */
export const STORY_KINDS = ['deal', 'money', 'claim', 'message', 'mail', 'position', 'operator', 'ticket'] as const;

/** A side of the deal, as an operator with a caller on the phone needs it. */
export class StoryPersonAnswer {
  @Shown.id() id: string;
  @Shown.oneOf(['shipper', 'carrier']) side: 'shipper' | 'carrier';
  @Shown.text({ example: 'Dana Reyes' }) name: string;
  @Shown.email({ nullable: true }) email: string | null;
  @Shown.text({ nullable: true }) phone: string | null;
  @Shown.number({ nullable: true }) rating: number | null;
  @Shown.whole() completedJobs: number;
  @Shown.instant({ nullable: true }) suspendedAt: string | null;
}

/** Whom a carrier gave the job to, by a link that only the driver has. */
export class StoryDriverAnswer {
  @Shown.text({ example: 'Sam' }) name: string;
  @Shown.text({ nullable: true }) phone: string | null;
  @Shown.text({ example: 'Cole Reyes' }) carrier: string;
  @Shown.instant() createdAt: string;
  @Shown.instant({ nullable: true, description: 'When the link was first opened.' }) openedAt: string | null;
  @Shown.instant({
    nullable: true,
    description: 'When the carrier took the job back or gave it to another, or their account was closed to them.',
  })
  endedAt: string | null;
  @Shown.flag({ description: 'Whether the link shows the job now.' }) works: boolean;
}

/** What falls due next by itself. */
export class StoryClockAnswer {
  @Shown.text({ example: 'auto_release' }) kind: string;
  @Shown.instant() dueAt: string;
  @Shown.text({ description: 'What happens then.' }) until: string;
}

/** One thing that happened. */
export class StoryLineAnswer {
  @Shown.text({ description: 'Unique within the story.' }) key: string;
  @Shown.instant() at: string;
  @Shown.oneOf(STORY_KINDS) kind: (typeof STORY_KINDS)[number];
  @Shown.text({
    example: 'quote accept',
    description: 'What about, and what was done; of operators, the action as the audit log has it.',
  })
  what: string;
  @Shown.text({
    nullable: true,
    example: 'Cole R.',
    description: 'Who did it; null for the clock and for the card provider.',
  })
  who: string | null;
  @Shown.oneOf(['user', 'operator', 'clock', 'provider']) by: string;
  @Shown.dollars({ nullable: true }) amount: number | null;
  @Shown.text({ nullable: true, description: 'What was written with it.' }) text: string | null;
  @Shown.text({ example: 'quotes', description: 'With `id`, the record that it is about.' }) resource: string;
  @Shown.text() id: string;
}

/** All of one deal. */
export class StoryAnswer {
  @Shown.object(() => StoryClockAnswer, { nullable: true }) clock: StoryClockAnswer | null;
  @Shown.list(() => StoryPersonAnswer) people: StoryPersonAnswer[];
  @Shown.list(() => StoryDriverAnswer, { description: 'The newest first, at most 20.' }) drivers: StoryDriverAnswer[];
  @Shown.list(() => StoryLineAnswer, { description: 'The newest first, at most 300.' }) lines: StoryLineAnswer[];
  @Shown.flag({ description: 'Whether older lines were left out.' }) more: boolean;
}
