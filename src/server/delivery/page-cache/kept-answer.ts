import { createHash } from 'node:crypto';
import type { ContentTopic } from '../../content/changes/content-topic.ts';
import { compress } from './compress.ts';
import type { Encoding } from './encoding-choice.ts';
import type { Freshness } from './freshness.ts';
import type { RenderedAnswer } from './rendered-answer.ts';

/** Names and values in turn, as `writeHead` takes them. */
export type HeaderLines = string[];

/** An answer's bytes in one encoding, with every header that goes with them. */
export interface AnswerForm {
  readonly headers: HeaderLines;
  readonly body: Buffer;
}

/** An answer that lies ready in every encoding. */
export interface KeptAnswer {
  readonly forms: Readonly<Record<Encoding, AnswerForm>>;
  /** Weak: it names what the answer says, whatever its encoding. */
  readonly etag: string;
  /** Headers of a 304: all but those that describe bytes. */
  readonly notModifiedHeaders: HeaderLines;
  /** Stored content that it was made of. */
  readonly topics: ReadonlySet<ContentTopic>;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** What it takes in memory. */
  readonly bytes: number;
}

/** Headers, keys and objects of an entry, roughly. */
const overheadBytes = 6000;

/** Makes every form of an answer. */
export async function prepareAnswer(
  rendered: RenderedAnswer,
  topics: ReadonlySet<ContentTopic>,
  freshness: Freshness,
): Promise<KeptAnswer> {
  const { body } = rendered;
  const [br, gz] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = new Map([...rendered.headers, ...Object.entries(freshness.headers), ['vary', 'accept-encoding']]);
  common.delete('content-encoding');
  // It names the request that was rendered for, not those that are given the same bytes.
  common.delete('x-request-id');
  common.set('etag', etag);
  const described = [...common].flat();
  common.delete('content-type');
  const form = (bytes: Buffer, encoding: Encoding): AnswerForm => ({
    body: bytes,
    headers: [
      ...described,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(bytes.length),
    ],
  });
  return {
    forms: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(body, 'identity') },
    etag,
    notModifiedHeaders: [...common].flat(),
    topics,
    freshUntil: freshness.until,
    bytes: body.length + br.length + gz.length + overheadBytes,
  };
}
