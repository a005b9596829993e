import fc from 'fast-check';
import { z } from 'zod';
import { type DescribedOperation, type Method, readDocument, type Schema, schemaShape } from './openapi-document.ts';

/** One route of the OpenAPI document, with everything that is needed to build requests and check responses. */
export interface Operation {
  readonly name: string;
  readonly request: fc.Arbitrary<GeneratedRequest>;
  /** Returns what is wrong with a response, or `undefined` if the OpenAPI document allows the response. */
  judge(status: number, contentType: string, body: string): string | undefined;
}

/** A generated request. According to the OpenAPI document it is valid, or partly or entirely invalid. */
export interface GeneratedRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

/** Returns every route of an OpenAPI document. */
export function readOperations(document: unknown): Operation[] {
  return readDocument(document).map((operation) => ({
    name: `${operation.method} ${operation.path}`,
    request: requestOf(operation),
    judge: judgeOf(operation),
  }));
}

function judgeOf({ responses }: DescribedOperation): Operation['judge'] {
  const known = new Map(
    Object.entries(responses).map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return [Number(status), schema ? z.fromJSONSchema(schema) : undefined] as const;
    }),
  );
  return (status, contentType, body) => {
    // Any route may answer 414 (the address is too long). The document says so once, in its introduction.
    if (status === 414) return undefined;
    if (status >= 500) return `status ${status}`;
    if (!known.has(status)) return `status ${status} is not in the document`;
    if (status === 204) return body === '' ? undefined : '204 with a body';
    if (!contentType.startsWith('application/json')) return undefined;
    const parsed = known.get(status)?.safeParse(JSON.parse(body));
    return parsed?.error ? `the response breaks its schema: ${parsed.error.message}` : undefined;
  };
}

/** Texts that often cause errors in programs. */
const oddText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff',
  '𝒳🦜',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  'constructor',
  '9'.repeat(40),
  '-1',
  '1e999',
  'NaN',
  'null',
  'x'.repeat(3000),
  'İıſ',
  '\u202e',
);
const junk: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[]], 2 ** 31, 2 ** 53, -0.5, '2026-02-30'),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Generates values that a schema allows. Most numbers are small, because the records of a test have small identifiers.
 */
function allowedBy(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => allowedBy(schemaShape.parse(choice))));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, allowedBy(schemaShape.parse(field))] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(allowedBy(schemaShape.parse(schema.items ?? {})), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) }, fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function textOf({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  const common = fc.constantFrom('2026-11-21', 'person@example.com', 'Kowhai-2026', 'https://example.com/a', '5');
  if (pattern === undefined || pattern.includes('\\P')) return fc.oneof(plain, common, common);
  return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
}

/** Generates valid values and others that are wrong: with a field replaced, missing or added, or of another type. */
function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const broken = fc
    .tuple(value, fc.nat(), fc.constantFrom('replace', 'drop', 'add'), junk)
    .map(([good, at, how, odd]) => {
      if (typeof good !== 'object' || good === null) return odd;
      const fields: [string, unknown][] = Object.entries(good);
      const chosen = at % Math.max(1, fields.length);
      if (how === 'add') return Object.fromEntries([...fields, ['is_admin', odd], ['id', 1]]);
      return Object.fromEntries(
        fields.flatMap(([name, field], index) =>
          index !== chosen ? [[name, field]] : how === 'drop' ? [] : [[name, odd]],
        ),
      );
    });
  return fc.oneof({ weight: 5, arbitrary: value }, { weight: 4, arbitrary: broken }, { weight: 1, arbitrary: junk });
}

function requestOf({ method, path, parameters, body }: DescribedOperation): fc.Arbitrary<GeneratedRequest> {
  const given = (place: string, requiredKeys: string[]) => {
    const named = parameters.filter((parameter) => parameter.in === place);
    const values = Object.fromEntries(named.map(({ name, schema }) => [name, nearly(allowedBy(schema)).map(asText)]));
    return fc.record(values, { requiredKeys });
  };
  const pathNames = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const text = body
    ? fc.oneof(
        { weight: 12, arbitrary: nearly(allowedBy(body)).map((value) => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', '{"a":1}}', '\u0000') },
      )
    : fc.option(fc.constantFrom('', '{}', 'x'), { nil: undefined, freq: 8 });
  const type = fc.oneof(
    { weight: 14, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', '', 'application/json; charset=x') },
  );
  const match = fc.oneof(
    fc.constantFrom('"1"', '"2"', 'W/"1"', '*'),
    oddText.filter((word) => /^[\x20-\x7e]*$/.test(word)),
  );
  return fc
    .record({
      path: given('path', pathNames),
      query: given('query', []),
      ifMatch: fc.option(match, { nil: undefined }),
      text: method === 'GET' ? fc.constant(undefined) : text,
      type,
    })
    .map(({ path: places, query, ifMatch, text: payload, type: contentType }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeText(places[name] ?? ''));
      const search = Object.entries(query).map(([name, value]) => `${name}=${encodeText(value ?? '')}`);
      return {
        method,
        url: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
        headers: {
          ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
          ...(payload === undefined ? {} : { 'content-type': contentType }),
        },
        ...(payload === undefined ? {} : { payload }),
      };
    });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Encodes a text for an address. A lone surrogate cannot be encoded, so it is replaced. */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()) || '%20';
}
