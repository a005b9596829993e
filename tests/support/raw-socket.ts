import { connect } from 'node:net';

/** One parsed response. A connection can have several. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Maximum time to wait for the first response of a busy machine, in milliseconds. */
const firstAnswerTime = 30_000;

/**
 * Sends bytes to a server, and reads until the server closes the connection or is silent for `quietTime` milliseconds.
 * Returns all responses on the connection. If a request was smuggled inside another one, there is one response more
 * than expected.
 */
export async function writeToServer(origin: string, bytes: string | Buffer, quietTime = 400): Promise<WireAnswer[]> {
  const { hostname, port } = new URL(origin);
  const text = await new Promise<string>((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const settle = () => {
      socket.destroy();
      resolve(Buffer.concat(parts).toString('latin1'));
    };
    socket.setTimeout(firstAnswerTime, settle);
    socket.on('data', (part) => {
      parts.push(part);
      socket.setTimeout(quietTime);
    });
    socket.on('error', settle).on('close', settle);
  });
  return readAnswers(text);
}

/** Returns the responses in a text that a server has sent on one connection. */
export function readAnswers(text: string): WireAnswer[] {
  const answers: WireAnswer[] = [];
  let rest = text;
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    const status = Number(first.split(' ')[1]);
    const hasBody = status !== 204 && status !== 304;
    const length = hasBody ? Number(headers.get('content-length') ?? Number.NaN) : 0;
    const bodyEnd = Number.isNaN(length) ? nextAnswer(rest, end + 4) : end + 4 + length;
    answers.push({ status, headers, body: rest.slice(end + 4, bodyEnd) });
    rest = rest.slice(bodyEnd);
  }
  return answers;
}

/**
 * Returns the position after `from` at which the next response begins, or the end of the text. This position is used as
 * the end of a body whose response has no Content-Length.
 */
function nextAnswer(text: string, from: number): number {
  const next = text.indexOf('HTTP/1.1 ', from);
  return next < 0 ? text.length : next;
}
