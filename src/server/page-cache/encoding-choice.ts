import Negotiator from 'negotiator';

/** The forms in which an answer lies ready, best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** A form of an answer's bytes. */
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers; more than this many, or longer ones, are not remembered. */
const rememberedMaximum = 200;
const rememberedLength = 100;
const remembered = new Map<string, Encoding>();

/**
 * The best form that an Accept-Encoding header allows (RFC 9110, 12.5.3): highest q-value first, ours among equals.
 * Nothing when it refuses every one of them, as `identity;q=0` alone does.
 */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const named = negotiator.encoding(encodings, { preferred: encodings });
  const chosen = encodings.find((encoding) => encoding === named);
  if (chosen && header.length <= rememberedLength && remembered.size < rememberedMaximum)
    remembered.set(header, chosen);
  return chosen;
}
