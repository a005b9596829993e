import { createHash } from 'node:crypto';
import type { ContentTopic } from '../content-changes/content-topic.ts';
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

/** The forms of an answer that lie ready. */
interface ReadyForms {
  readonly identity: AnswerForm;
  br?: AnswerForm;
  gzip?: AnswerForm;
}

/** An answer that lies ready as it is, and in every encoding that was asked for. */
export interface KeptAnswer {
  readonly forms: ReadyForms;
  /** The form in an encoding, compressed outside the main thread where it does not lie ready: once, however many ask. */
  readonly makeForm: (encoding: Encoding) => Promise<AnswerForm>;
  /** Weak: it names what the answer says, whatever its encoding. */
  readonly etag: string;
  /** Headers of a 304: all but those that describe bytes. */
  readonly notModifiedHeaders: HeaderLines;
  /** Stored content that it was made of. */
  readonly topics: ReadonlySet<ContentTopic>;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** What it takes in memory, its compressed forms as well: together they are hardly ever larger than the text. */
  readonly bytes: number;
}

/** Headers, keys and objects of an entry, roughly. */
const overheadBytes = 6000;

/** Makes an answer ready to be given; its compressed forms are left until somebody asks for them. */
export function prepareAnswer(
  rendered: RenderedAnswer,
  topics: ReadonlySet<ContentTopic>,
  freshness: Freshness,
): KeptAnswer {
  const { body } = rendered;
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = new Map([...rendered.headers, ...Object.entries(freshness.headers), ['vary', 'accept-encoding']]);
  common.delete('content-encoding');
  // It names the request that was rendered for, not those that are given the same bytes.
  common.delete('x-request-id');
  common.set('etag', etag);
  const described = [...common].flat();
  common.delete('content-type');
  const toForm = (bytes: Buffer, encoding: Encoding): AnswerForm => ({
    body: bytes,
    headers: [
      ...described,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(bytes.length),
    ],
  });
  const forms: ReadyForms = { identity: toForm(body, 'identity') };
  const begun = new Map<Encoding, Promise<AnswerForm>>();
  const make = async (encoding: Exclude<Encoding, 'identity'>) => {
    const form = toForm(await compress(body, encoding), encoding);
    forms[encoding] = form;
    return form;
  };
  return {
    forms,
    makeForm: async (encoding) => {
      if (encoding === 'identity') return forms.identity;
      const form = begun.get(encoding) ?? make(encoding);
      begun.set(encoding, form);
      return form;
    },
    etag,
    notModifiedHeaders: [...common].flat(),
    topics,
    freshUntil: freshness.until,
    bytes: 2 * body.length + overheadBytes,
  };
}
