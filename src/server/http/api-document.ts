import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

/** Values of fields in examples, by the name of the field. */
const values: Readonly<Record<string, string>> = {
  email: 'mere@example.com',
  username: 'mere@example.com',
  contact: 'mere@example.com',
  full_name: 'Mere Tūhoe',
  name: 'Answering calls',
  title: 'What a missed call costs',
  summary: 'How much work goes to the next number in the list.',
  content: '<p>Three in ten calls reach nobody.</p>',
  read_time: '4',
  password: 'Kowhai-2026',
  current_password: 'Kowhai-2026',
  new_password: 'Rimu-tree-9',
  question: 'What does it cost?',
  date: '2027-03-01',
  publish_date: '2027-03-01',
  time: '09:00',
  expires_at: '2027-12-31T00:00:00Z',
  path: '/contact',
  slug: 'what-a-missed-call-costs',
  text: 'Called back on Monday.',
  message: 'Please call me about a demo.',
  phone: '+64 21 555 0123',
};

/** Returns a value that a schema allows, to show in the document. */
function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema | undefined>>, name = ''): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find((one) => typeof one === 'object' && one.type !== 'null');
  if (typeof choice === 'object') return exampleOf(choice, schemas, name);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([field]) => schema.required?.includes(field) || values[field] !== undefined,
    );
    return Object.fromEntries(
      fields.map(([field, value]) => [field, typeof value === 'object' ? exampleOf(value, schemas, field) : null]),
    );
  }
  if (schema.type === 'array') {
    const item = [schema.items].flat()[0];
    return typeof item === 'object' ? [exampleOf(item, schemas, name)] : [];
  }
  if (schema.type === 'string') return textOf(schema, name);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  return null;
}

const moments: Readonly<Record<string, string>> = { date: '2027-03-01', 'date-time': '2027-03-01T09:00:00Z' };

function textOf({ pattern = '', format }: Schema, name: string): string {
  const likely = [values[name], moments[format ?? ''] ?? 'text', '1', '/', 'A'.repeat(43)];
  return likely.find((text) => text !== undefined && new RegExp(pattern, 'u').test(text)) ?? '';
}

/** A JSON schema in the document, or a reference to one. */
export type Schema = z.core.JSONSchema.JSONSchema;

const schemaShape = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const contentShape = z.record(
  z.string(),
  z.looseObject({ schema: schemaShape.optional(), example: z.unknown().optional() }),
);
const operationShape = z.looseObject({
  tags: z.array(z.string()).default([]),
  parameters: z.array(z.unknown()).optional(),
  requestBody: z.looseObject({ content: contentShape }).optional(),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  responses: z.record(z.string(), z.unknown()),
});
const documentShape = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
  components: z.looseObject({ schemas: z.record(z.string(), schemaShape) }),
});

type ApiDocument = z.infer<typeof documentShape>;

/**
 * Completes the OpenAPI document of the routes: each error response is a component, requests and what programs read have
 * examples, and schemas that nothing refers to are left out.
 */
export function completeDocument(written: unknown): ApiDocument {
  const document = documentShape.parse(leaveOutNoise(written));
  const responses: Record<string, unknown> = {};
  const parameters: Record<string, unknown> = {};
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const operation of operations) {
    shareErrors(operation.responses, responses);
    operation.parameters = operation.parameters?.map((parameter) => shareParameter(parameter, parameters));
  }
  const whole = nameInputs({ ...document, components: { ...document.components, responses, parameters } });
  for (const { requestBody } of Object.values(whole.paths).flatMap((methods) => Object.values(methods))) {
    for (const media of Object.values(requestBody?.content ?? {})) {
      media.example = exampleOf(media.schema ?? {}, whole.components.schemas);
    }
  }
  addAnswerExamples(whole);
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))].map((name) => ({
    name,
    description: name.startsWith('Desk: ')
      ? 'Needs an account that may use the desk.'
      : 'Used by the pages of the site.',
  }));
  return { ...whole, tags };
}

/** Adds an example to each schema that a call with an API token returns. */
function addAnswerExamples({ paths, components: { schemas } }: ApiDocument): void {
  for (const { security, responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    if (!security.some((scheme) => 'apiToken' in scheme)) continue;
    const answers = JSON.stringify(Object.entries(responses).filter(([status]) => Number(status) < 300));
    for (const [, name = ''] of answers.matchAll(reference)) {
      const schema = schemas[name];
      if (schema) schema.examples = [exampleOf(schema, schemas)];
    }
  }
}

/** Puts a reference in place of each error response that another operation has too. */
function shareErrors(responses: Record<string, unknown>, shared: Record<string, unknown>): void {
  for (const [status, response] of Object.entries(responses)) {
    if (Number(status) < 400) continue;
    const name = (STATUS_CODES[status] ?? status).replace(/\W/g, '');
    shared[name] ??= response;
    if (isSame(shared[name], response)) responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

/** Returns a reference to a parameter that many operations have, such as an id. */
function shareParameter(parameter: unknown, shared: Record<string, unknown>): unknown {
  const { in: place, name } = z.object({ in: z.string(), name: z.string() }).parse(parameter);
  if (!['id', 'if-match', 'idempotency-key', 'limit', 'skip', 'q'].includes(name)) return parameter;
  const key = `${place}-${name}`;
  shared[key] ??= parameter;
  return isSame(shared[key], parameter) ? { $ref: `#/components/parameters/${key}` } : parameter;
}

/**
 * Leaves out the schemas that nothing refers to. What a request may contain is called `ArticleInput` only if it differs
 * from what a response contains.
 */
function nameInputs(document: ApiDocument): ApiDocument {
  const { schemas } = document.components;
  const used = referredTo(document);
  const renamed = new Map<string, string>();
  for (const name of used) {
    const plain = name.replace(/Input$/, '');
    const differs =
      used.has(plain) &&
      !isSame(
        schemas[plain],
        withNames(schemas[name], (other) => other.replace(/Input$/, '')),
      );
    if (name !== plain && !differs) renamed.set(name, plain);
  }
  const kept = Object.fromEntries([...used].map((name) => [renamed.get(name) ?? name, schemas[name]]));
  const components = { ...document.components, schemas: kept };
  return documentShape.parse(withNames({ ...document, components }, (name) => renamed.get(name) ?? name));
}

const reference = /"#\/components\/schemas\/(\w+)"/g;

/** Returns the names of the schemas to which the paths and shared responses refer, also through other schemas. */
function referredTo({ paths, components: { schemas, ...rest } }: ApiDocument): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of (JSON.stringify(part) ?? '').matchAll(reference)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  visit([paths, rest]);
  return found;
}

function withNames<Part>(part: Part, rename: (name: string) => string): Part {
  const text = JSON.stringify(part) ?? 'null';
  return JSON.parse(text.replace(reference, (_whole, name: string) => `"#/components/schemas/${rename(name)}"`));
}

/**
 * Leaves out what every client knows from the format of a text or from the numbers of JavaScript, and what only closes
 * an object to later fields.
 */
function leaveOutNoise(document: unknown): unknown {
  return JSON.parse(
    JSON.stringify(document),
    function (this: { format?: unknown; properties?: unknown }, key, value: unknown) {
      if (key === 'pattern' && typeof this.format === 'string') return undefined;
      if (key === 'required' && Array.isArray(value) && !this.properties) return undefined;
      if (typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER) return undefined;
      return key === 'additionalProperties' && value === false ? undefined : value;
    },
  );
}

/** Returns a document with the schema or response in place of each reference. */
export function withoutReferences(document: unknown, root: unknown = document): unknown {
  if (typeof document !== 'object' || document === null) return document;
  if ('$ref' in document && typeof document.$ref === 'string') {
    const steps = document.$ref.split('/').slice(1);
    const target = steps.reduce<unknown>((part, step) => z.record(z.string(), z.unknown()).parse(part)[step], root);
    return withoutReferences(target, root);
  }
  if (Array.isArray(document)) return document.map((part) => withoutReferences(part, root));
  return Object.fromEntries(Object.entries(document).map(([name, part]) => [name, withoutReferences(part, root)]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
