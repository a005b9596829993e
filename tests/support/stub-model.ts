import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './free-port.ts';

/**
 * The answer that the stub sends. After each piece, the stub waits for `afterEach`, so that a test can pause the
 * answer.
 */
export type StubBehaviour =
  | {
      readonly kind: 'say';
      readonly pieces: readonly string[];
      readonly afterEach?: (piece: number) => Promise<void>;
    }
  /** Calls these tools. The `input` of each call is sent in pieces. A text is sent unchanged, an object as JSON. */
  | { readonly kind: 'call'; readonly calls: readonly StubToolCall[] }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'malformed' }
  /** Sends the pieces, and then breaks the connection. */
  | { readonly kind: 'break'; readonly pieces: readonly string[] }
  /** Sends the pieces, and then nothing more. The connection stays open. */
  | { readonly kind: 'stall'; readonly pieces: readonly string[] };

/** A tool call that the stub sends. */
export interface StubToolCall {
  readonly name: string;
  readonly input: object | string;
}

/** A request that the stub received. */
export interface StubQuestion {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: object } }[];
  /** Resolves when the connection has closed. `whole` means that the answer was complete. */
  readonly closed: Promise<'whole' | 'aborted'>;
}

/** A real server on loopback that is compatible with OpenAI. It sends the answers that a test chooses. */
export interface StubModel {
  /** The address of the stub, for the setting ASSISTANT_API_URL. */
  readonly url: string;
  readonly questions: readonly StubQuestion[];
  behave(behaviour: StubBehaviour): void;
  stop(): Promise<void>;
}

/** The number of tokens that the stub reports for an answer. */
export const stubTokens = 100;

/** Starts a stub on a free port. The test must call `stop`. */
export async function startStubModel(): Promise<StubModel> {
  const questions: StubQuestion[] = [];
  let behaviour: StubBehaviour = { kind: 'say', pieces: [] };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const closed = once(response, 'close').then(() => (response.writableFinished ? 'whole' : 'aborted'));
      const { model, messages, tools }: Pick<StubQuestion, 'model' | 'messages' | 'tools'> = JSON.parse(body);
      const { authorization } = request.headers;
      questions.push({ path: request.url ?? '', authorization, model, messages, tools, closed });
      return answer(response, behaviour);
    });
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    questions,
    behave(next) {
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: string[] = [];
  for await (const part of request) parts.push(String(part));
  return parts.join('');
}

async function answer(response: ServerResponse, behaviour: StubBehaviour): Promise<void> {
  if (behaviour.kind === 'hang') return;
  if (behaviour.kind === 'status') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'Incorrect API key provided: stub-key', type: 'error' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (behaviour.kind === 'malformed') {
    response.end('data: {"choices": [oh no\n\n');
    return;
  }
  if (behaviour.kind === 'call') {
    for (const [index, call] of behaviour.calls.entries()) sendToolCall(response, index, call);
    finish(response, 'tool_calls');
    return;
  }
  for (const [place, piece] of behaviour.pieces.entries()) {
    response.write(chunk({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] }));
    if (behaviour.kind === 'say') await behaviour.afterEach?.(place);
  }
  if (behaviour.kind === 'stall') return;
  if (behaviour.kind === 'break') {
    // Waits a moment before the connection is destroyed, so that the data are sent.
    setTimeout(() => response.destroy(), 50);
    return;
  }
  finish(response, 'stop');
}

function sendToolCall(response: ServerResponse, index: number, { input, name }: StubToolCall): void {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const send = (call: object) =>
    response.write(
      chunk({ choices: [{ index: 0, delta: { tool_calls: [{ index, ...call }] }, finish_reason: null }] }),
    );
  send({ id: `call_${index}`, type: 'function', function: { name, arguments: '' } });
  for (let start = 0; start < text.length; start += 8) send({ function: { arguments: text.slice(start, start + 8) } });
}

function finish(response: ServerResponse, reason: string): void {
  response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }));
  const usage = { prompt_tokens: stubTokens - 10, completion_tokens: 10, total_tokens: stubTokens };
  response.write(chunk({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

function chunk(content: object): string {
  const frame = { id: 'stub', object: 'chat.completion.chunk', created: 1, model: 'stub', ...content };
  return `data: ${JSON.stringify(frame)}\n\n`;
}
