import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenOnLoopback } from './free-port.ts';

/** A receiver of webhooks on loopback, for one test. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: { readonly headers: Record<string, string>; readonly body: string }[];
  /** Sets the status and the body of all later responses. Each response is sent when `wait` has resolved. */
  answer(status: number, wait?: Promise<void>, body?: string): void;
  stop(): Promise<void>;
}

/** Starts a real HTTP server that records the requests it receives. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: WebhookReceiver['received'] = [];
  let status = 204;
  let waiting: Promise<void> | undefined;
  let content = '';
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push({ headers, body: Buffer.concat(parts).toString('utf8') });
    await waiting;
    response.writeHead(status, { location: '/elsewhere' }).end(content);
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/enquiries`,
    received,
    answer(next, wait, body = '') {
      content = body;
      status = next;
      waiting = wait;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
