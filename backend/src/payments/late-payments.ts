import { Injectable } from '@nestjs/common';

type Handler = (quoteId: string) => Promise<void>;

/** Intents that were paid before they could be cancelled. What happens to that money is decided above, with the deal. */
@Injectable()
export class LatePayments {
  private handler: Handler | undefined;

  /** Settles a quote's payment with the provider before the order to cancel counts as done. May be called several times for one quote. */
  on(handler: Handler): void {
    if (this.handler) throw new Error('Two handlers for late payments.');
    this.handler = handler;
  }

  /** @throws when there is no handler: the program does not start */
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
