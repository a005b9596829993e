import { longestAddress } from '#server/http/request-limits.ts';
import { type Method, readDocument, type Schema, schemaShape } from './openapi-document.ts';

/** A field of a request that contains text. */
export interface TextInput {
  /** The route and the field. Example: `POST /api/auth/login username`. */
  readonly name: string;
  readonly method: Method;
  /** Returns the address of a request with this text in the field, and its body if it has one. */
  fill(text: string): { readonly url: string; readonly payload?: string };
}

/** Returns every field of the OpenAPI document's requests that contains text: in bodies, in paths and in queries. */
export function readTextInputs(document: unknown): TextInput[] {
  return readDocument(document).flatMap(({ method, path, parameters, body }) => {
    const route = path.replace(/\{\w+\}/g, '1');
    const fields = body ? textPaths(body) : [];
    return [
      ...fields.map((at) => ({
        name: `${method} ${path} ${at.join('.')}`,
        method,
        fill: (text: string) => ({ url: route, payload: JSON.stringify(withText(body ?? {}, at, text)) }),
      })),
      ...parameters.map((parameter) => ({
        name: `${method} ${path} ?${parameter.name}`,
        method,
        fill: (text: string) => ({
          url:
            parameter.in === 'path'
              ? path.replace(`{${parameter.name}}`, encodeURIComponent(text))
              : `${route}?${parameter.name}=${encodeURIComponent(text)}`,
        }),
      })),
    ];
  });
}

/** A request that fills every list and every text of its body up to their limits. */
export interface FullRequest {
  readonly name: string;
  readonly method: Method;
  /** Returns the request with `part` repeated in every text, up to this share of the limits. The default is all. */
  fill(part: string, share?: number): { readonly url: string; readonly payload: string };
}

/**
 * Returns a request for each GET operation of the OpenAPI document that anyone may call. It fills every parameter of the
 * address up to its limit, or up to its share of the longest address.
 */
export function readFullAddresses(document: unknown): { name: string; fill(part: string): { readonly url: string } }[] {
  return readDocument(document).flatMap(({ method, path, isOpen, parameters }) => {
    if (method !== 'GET' || !isOpen || parameters.length === 0) return [];
    const share = Math.floor((longestAddress - 100 - path.length) / parameters.length);
    const fill = (part: string) => {
      const address = new URL(path, 'http://localhost');
      for (const { in: place, name, schema } of parameters) {
        const encoded = encodeURIComponent(part);
        const most = Math.max(1, Math.floor((share - name.length) / encoded.length));
        const value = String(
          filled({ ...schema, maxLength: Math.min(schema.maxLength ?? share, most * part.length) }, part),
        );
        if (place === 'path') address.pathname = path.replace(`{${name}}`, encodeURIComponent(value));
        else address.searchParams.set(name, value);
      }
      return { url: address.pathname + address.search };
    };
    return [{ name: `GET ${path}`, fill }];
  });
}

/** Maximum number of characters of a text, and of elements of a list, for which the document states no limit. */
const unlimited = { characters: 4000, elements: 50 };

/** Returns a full request for each operation of the OpenAPI document that anyone may call and that has a body. */
export function readFullRequests(document: unknown): FullRequest[] {
  return readDocument(document).flatMap(({ method, path, isOpen, body }) => {
    if (!body || !isOpen) return [];
    const fill = (part: string, share = 1) => ({ url: path, payload: JSON.stringify(filled(body, part, share)) });
    return [{ name: `${method} ${path}`, method, fill }];
  });
}

/** Returns a value with `part` repeated in each text, up to this share of the largest size that the schema allows. */
function filled(schema: Schema, part: string, share = 1): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const parsed = choices.map((choice) => schemaShape.parse(choice));
    return filled(parsed.find((choice) => textPaths(choice).length > 0) ?? parsed[0] ?? {}, part, share);
  }
  if (schema.type === 'array') {
    const element = filled(schemaShape.parse(schema.items ?? {}), part, share);
    return Array.from({ length: schema.maxItems ?? unlimited.elements }, () => element);
  }
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        filled(schemaShape.parse(field), part, share),
      ]),
    );
  if (schema.type !== 'string' || schema.enum || schema.pattern) return withText(schema, ['-'], part);
  const most = Math.ceil(share * Math.min(schema.maxLength ?? unlimited.characters, unlimited.characters));
  return part
    .repeat(Math.ceil(most / part.length))
    .slice(0, most)
    .trim();
}

type FieldPath = readonly string[];

/** Returns the paths of all texts in a schema. `0` means the first element of a list. */
function textPaths(schema: Schema): FieldPath[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return choices.map((choice) => textPaths(schemaShape.parse(choice))).find(({ length }) => length > 0) ?? [];
  if (schema.type === 'string' && !schema.enum) return [[]];
  if (schema.type === 'array') return textPaths(schemaShape.parse(schema.items ?? {})).map((at) => ['0', ...at]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    textPaths(schemaShape.parse(field)).map((at) => [name, ...at]),
  );
}

/** Returns a value that a schema allows and that contains `text` at the path `at`. */
function withText(schema: Schema, at: FieldPath, text: string): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const parsed = choices.map((choice) => schemaShape.parse(choice));
    return withText(parsed.find((choice) => textPaths(choice).length > 0) ?? parsed[0] ?? {}, at, text);
  }
  const [first, ...rest] = at;
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      withText(schemaShape.parse(field), name === first ? rest : ['-'], text),
    ]);
    return Object.fromEntries(fields);
  }
  if (schema.type === 'array')
    return first === '0' ? [withText(schemaShape.parse(schema.items ?? {}), rest, text)] : [];
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return first === undefined ? text : examples.find((example) => matches(schema, example));
}

const examples = [
  'Plain words',
  '2026-11-21',
  'person@example.com',
  'Kowhai-2026',
  'https://example.com/a',
  '5',
  'a-b',
  '/',
];

function matches({ pattern, minLength = 0, maxLength = 1000 }: Schema, example: string): boolean {
  if (example.length < minLength || example.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(example);
}
