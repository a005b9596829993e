import { SMTPServer } from 'smtp-server';
import { listenOnLoopback } from './free-port.ts';

/** A mail server on loopback, for one test. */
export interface MailServer {
  readonly url: string;
  /** All messages that the server has accepted, with their complete text. */
  readonly received: { readonly from: string; readonly to: string[]; readonly text: string }[];
  /** Makes the server refuse the next messages: temporarily (451, the default) or permanently (550). */
  refuse(count: number, code?: 451 | 550): void;
  stop(): Promise<void>;
}

/** Starts a real SMTP server. It requires a password, like the servers of e-mail providers. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let refusals = 0;
  let refusalCode = 451;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'bellbird' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('Who are you?')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Come back later'), { responseCode: refusalCode }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  const port = await listenOnLoopback(server.server);
  return {
    url: `smtp://bellbird:p%40ss@127.0.0.1:${port}`,
    received,
    refuse: (count, code = 451) => {
      refusals = count;
      refusalCode = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
