import { Injectable } from '@nestjs/common';

type Handler = (quoteId: string) => Promise<void>;

/** Intents that were paid before they could be cancelled. What becomes of that money is decided above, where the deal is. */
@Injectable()
export class LatePayments {
  private handler: Handler | undefined;

  /** Settles the payment of a quote with the provider, before the order to cancel counts as done. It may be called several times for one quote. */
  on(handler: Handler): void {
    if (this.handler) throw new Error('Two handlers for late payments.');
    this.handler = handler;
  }

  /** @throws when nobody handles them: the program does not start */
  requireHandler(): void {
    this.handle();
  }

  async settle(quoteId: string): Promise<void> {
    await this.handle()(quoteId);
  }

  private handle(): Handler {
    if (!this.handler) throw new Error('No handler for late payments.');
    return this.handler;
  }
}
