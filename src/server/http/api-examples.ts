import type { Schema } from './api-document.ts';

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
export function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema | undefined>>, name = ''): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice && typeof choice === 'object') return exampleOf(choice, schemas, name);
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

function textOf({ pattern = '', format }: Schema, name: string): string {
  const likely = [values[name], format === 'date-time' ? '2027-03-01T09:00:00Z' : 'text', '1', '/', 'A'.repeat(43)];
  return likely.find((text) => text !== undefined && new RegExp(pattern, 'u').test(text)) ?? '';
}
