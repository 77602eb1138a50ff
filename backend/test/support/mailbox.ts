import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface DeliveredMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
}

/** A mail server in this process that accepts every mail except those to `refused@...`, whose address it quotes. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly address: string;
  readonly mails: readonly DeliveredMail[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: DeliveredMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('refused@') ? new Error(`No such user: <${address}>`) : null),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(pieces))
          .then(({ subject = '', text = '', from }) =>
            mails.push({
              from: from?.address ?? '',
              to: session.envelope.rcptTo.map(({ address }) => address),
              subject,
              text,
            }),
          )
          .then(() => done(), done);
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return {
    address: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
