import type { INestApplicationContext } from '@nestjs/common';
import { after, DAY } from '../src/common/clock.js';
import { OperationsService } from '../src/payments/operations.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { Db } from '../src/platform/database/db.js';
import { Deadlines } from '../src/platform/deadlines/deadlines.js';
import { Outbox } from '../src/platform/events/outbox.js';
import type { DemoVerbs } from './demo-verbs.js';
import type { Step } from './story.js';

/** Plays steps in order of business time; whatever falls due between them is done when it is due. */
export class Player {
  private readonly clock: Clock;
  private readonly deadlines: Deadlines;
  private readonly operations: OperationsService;
  private readonly outbox: Outbox;
  private money = false;
  private news = false;

  constructor(
    app: INestApplicationContext,
    private readonly verbs: DemoVerbs,
  ) {
    this.clock = app.get(Clock);
    this.deadlines = app.get(Deadlines);
    this.operations = app.get(OperationsService);
    this.outbox = app.get(Outbox);
    app.get(Db).onCommit('money', () => (this.money = true));
    app.get(Db).onCommit('events', () => (this.news = true));
  }

  /** Plays all of them, then lets the rest fall due until `now`. */
  async play(steps: readonly Step[], now: Date): Promise<void> {
    const inOrder = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    try {
      for (const step of inOrder) {
        await this.fallDue(step.at);
        this.clock.standAt(step.at);
        await step.run(this.verbs);
        await this.follow();
      }
      await this.fallDue(now);
      while ((await this.outbox.deliverHere()) > 0);
    } finally {
      this.clock.standAt(undefined);
    }
  }

  private async fallDue(until: Date): Promise<void> {
    for (let due = await this.deadlines.nextDue(until); due; due = await this.deadlines.nextDue(until)) {
      this.clock.standAt(due);
      await this.deadlines.sweep();
      await this.follow();
    }
  }

  /** Carries out what was decided at the provider, and tells whoever has to be told. */
  private async follow(): Promise<void> {
    const { money, news } = this;
    this.money = false;
    this.news = false;
    if (money) await this.operations.drain();
    // What listeners announce in turn is handed on after the next step; nobody waits for it.
    if (news) await this.outbox.deliverHere();
  }
}

/** Everybody checks their notifications now and then, most recently less than two days ago. */
export function readings(people: Iterable<string>, now: Date): Step[] {
  const names = [...people];
  return [30, 7, 1.6].map((days) => ({
    at: after(now, -days * DAY),
    run: async (verbs) => {
      for (const name of names) await verbs.readNotifications(name);
    },
  }));
}
