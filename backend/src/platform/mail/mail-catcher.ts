import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { machineNow } from '../../common/clock.js';
import { Db } from '../database/db.js';

/** A loopback SMTP server that keeps what it receives in the table `caught_mails` and forwards nothing. */
@Injectable()
export class MailCatcher implements OnApplicationShutdown {
  private server?: SMTPServer;

  constructor(private readonly db: Db) {}

  /** Starts it on a free port and returns its address. */
  async listen(): Promise<string> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      hideSTARTTLS: true,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map((address) => address.address);
          this.keep(recipients, Buffer.concat(chunks)).then(() => done(), done);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
    return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }

  async onApplicationShutdown(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  private async keep(recipients: string[], raw: Buffer): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    for (const recipient of recipients) {
      await this.db.rows(
        'INSERT INTO caught_mails (recipient, subject, text, html, headers, received_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [recipient, mail.subject ?? '', mail.text ?? '', mail.html ?? null, JSON.stringify(headers), machineNow()],
      );
    }
  }
}
