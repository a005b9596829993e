import { BlockList, isIP, isIPv4 } from 'node:net';
import { z } from 'zod';
import { cleanEmail } from '#shared/rules/text-input.ts';

const emptyAsUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const required = (message: string) => z.string().trim().min(1, message);

/** Text that matches a pattern, or unset. `message` describes the allowed texts. */
export const textOf = (pattern: RegExp, message: string) =>
  emptyAsUnset(required(message).regex(pattern, message).optional());

/** Text that matches a pattern, with a default. `message` describes the allowed texts. */
export const textWithDefault = (pattern: RegExp, message: string, fallback: string) =>
  emptyAsUnset(required(message).regex(pattern, message).default(fallback));

/** One word of visible ASCII characters, such as a key or the name of a model; or unset. */
export const word = () =>
  textOf(/^[!-~]{1,1000}$/, 'must be one word of at most 1000 letters, digits and signs, without spaces');

export const agentIdentifier = () =>
  textOf(/^[\w.:-]{1,200}$/, 'must be the identifier of an agent: at most 200 letters, digits and the signs _ . : -');

/** A password on one line, or unset. Spaces inside it are kept. */
export const password = () =>
  emptyAsUnset(
    z
      .string()
      .regex(
        /^[^\s\p{Cc}](?:[^\p{Cc}]{0,998}[^\s\p{Cc}])?$/u,
        'must be at most 1000 characters, without spaces around them or line breaks',
      )
      .optional(),
  );

export const flag = (fallback: boolean) =>
  emptyAsUnset(
    z.enum(['true', 'false'], 'must be either true or false').default(fallback ? 'true' : 'false'),
  ).transform((value) => value === 'true');

export function oneOf<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) {
  const message = words.length === 2 ? `must be either ${words.join(' or ')}` : `must be one of ${words.join(', ')}`;
  return emptyAsUnset(z.enum(words, message).optional()).transform((word) => word ?? fallback);
}

const numberBetween = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
};
export const wholeNumber = (minimum: number, maximum: number, fallback: number) =>
  emptyAsUnset(numberBetween(minimum, maximum).default(fallback));
export const wholeNumberOrUnset = (minimum: number, maximum: number) =>
  emptyAsUnset(numberBetween(minimum, maximum).optional());

export const emailAddress = () =>
  emptyAsUnset(z.string().overwrite(cleanEmail).pipe(z.email('must be an e-mail address')).optional());

export const listeningHost = (fallback: string) => {
  const message = 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, without a port';
  const name = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;
  return emptyAsUnset(
    required(message)
      .refine((value) => isIP(value) !== 0 || (name.test(value) && !/^[\d.]+$/.test(value)), message)
      .default(fallback),
  );
};

export const folder = (fallback: string) =>
  textWithDefault(
    /^(?!~|[a-z][a-z0-9+.-]+:\/\/)[^\p{Cc}]{1,4000}$/iu,
    'must be a folder of this machine, such as ./data or /srv/bellbird; ~ is not expanded',
    fallback,
  );

/** A text without spaces around it that fulfils a condition, or unset. `message` describes the allowed texts. */
const textThat = (message: string, isAllowed: (value: string) => boolean) =>
  z.string().trim().refine(isAllowed, message);

/** The origin of a web server, or unset: scheme, host and port, without a slash at the end. */
export const webOrigin = () =>
  emptyAsUnset(
    textThat(
      'must be a web address without path, user or query, such as https://www.example.com',
      (value) => isWebAddress(value) && new URL(value).pathname === '/' && !/[?#]/.test(value),
    )
      .transform((value) => new URL(value).origin)
      .optional(),
  );

/** A web address that paths are appended to, or unset. A slash at its end is removed. */
export const webBase = () =>
  emptyAsUnset(
    textThat(
      'must be a web address without user or query, such as https://www.example.com',
      (value) => isWebAddress(value) && !/[?#]/.test(value),
    )
      .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
      .optional(),
  );

export const webAddress = (example: string) =>
  emptyAsUnset(
    textThat(
      `must be a web address without user and password, such as ${example}`,
      (value) => isWebAddress(value) && !value.includes('#'),
    ).optional(),
  );

/** A path of this site or a complete web address, or unset. */
export const pathOrWebAddress = () =>
  emptyAsUnset(
    textThat(
      'must be a path of this site, such as /signed-address, or a web address without user and password',
      (value) => !/[\s#\\]/.test(value) && (/^\/(?!\/)/.test(value) || isWebAddress(value)),
    ).optional(),
  );

/**
 * The address of a server, or unset. It may contain a user and a password, and its scheme must match `scheme`.
 * `needed` is the part that it must have. `message` describes the allowed addresses.
 */
export const serverAddress = (scheme: RegExp, message: string, needed: 'host' | 'path') =>
  emptyAsUnset(
    textThat(message, (value) => {
      if (!URL.canParse(value)) return false;
      const { protocol, host, pathname, username, password, hash } = new URL(value);
      const isAddress = scheme.test(protocol) && /^[a-z]+:\/\//i.test(value) && hash === '';
      const hasPart = needed === 'host' ? host !== '' : pathname.length > 1;
      return isAddress && hasPart && [username, password].every(isPercentEncoded);
    }).optional(),
  );

/** The proxies whose X-Forwarded headers are trusted: all, none, or a list of addresses. */
export const trustedProxies = () =>
  emptyAsUnset(
    textThat(
      'must be true, false, or the addresses of your proxies, such as 10.0.0.0/8,127.0.0.1',
      (value) => /^(?:true|false)$/.test(value) || value.split(',').every((part) => isNetwork(part.trim())),
    ).default('false'),
  ).transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return value.split(',').map((part) => part.trim());
  });

export const timeZone = (fallback: string) =>
  emptyAsUnset(
    textThat('must be a time zone name, such as Pacific/Auckland or Australia/Sydney', isTimeZone).default(fallback),
  );

export const webhookSecret = () =>
  emptyAsUnset(
    textThat('must be whsec_ followed by 24 to 64 bytes in base64', (secret) => readWebhookKey(secret) !== undefined)
      .transform(readWebhookKey)
      .optional(),
  );

const secretPrefix = 'whsec_';

/**
 * Returns the key in a webhook secret, or `undefined` if it is malformed. A secret is `whsec_` and 24 to 64 bytes in
 * base64 (Standard Webhooks 1.0).
 */
export function readWebhookKey(secret: string): Buffer | undefined {
  if (!secret.startsWith(secretPrefix)) return undefined;
  const text = secret.slice(secretPrefix.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** Returns whether a host name or IP address, from a setting or a URL, is a loopback address of this machine. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) === 0) return bare.toLowerCase() === 'localhost';
  return loopbackAddresses.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns whether a text is a web address without user and password. Pages would show a password in an address, and
 * browsers refuse to request such an address.
 */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value) || /\s/.test(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && /^https?:\/\//i.test(value) && username === '' && password === '';
}

/** Returns whether a text is an IP address, alone or with a prefix length or an IPv4 netmask. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (/^\d{1,3}$/.test(prefix)) return Number(prefix) <= (version === 4 ? 32 : 128);
  return version === 4 && isIPv4(prefix) && isNetmask(prefix);
}

function isNetmask(mask: string): boolean {
  const bits = mask.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^1*0*$/.test(bits.join(''));
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
