import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { withoutReferences } from './api-document.ts';

const schemaShape = z.custom<z.core.JSONSchema.JSONSchema>((value) => typeof value === 'object' && value !== null);
const contentShape = z.record(z.string(), z.object({ schema: schemaShape.optional() })).default({});
const operationShape = z.object({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), required: z.boolean().default(false), schema: schemaShape }))
    .default([]),
  requestBody: z.object({ content: contentShape }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentShape })).default({}),
});
const documentShape = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
});

type Schema = z.infer<typeof schemaShape>;
type Operation = z.infer<typeof operationShape> & { readonly name: string; readonly id: string };

const files = [new URL('../../theme/tokens.css', import.meta.url), new URL('api-page.css', import.meta.url)];
const styles = files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Policy of the page: nothing may run or be loaded but its own styles. */
export const apiPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Returns a page that shows an OpenAPI document by its tags. The page needs no script. */
export function renderApiPage(document: unknown): string {
  const { info, paths } = documentShape.parse(withoutReferences(document));
  const tags = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const tag = operation.tags[0] ?? 'Other';
      tags.set(tag, [...(tags.get(tag) ?? []), { ...operation, name, id: idOf(name) }]);
    }
  }
  const groups = [...tags];
  const links = groups.map(([tag]) => `<li><a href="#${idOf(tag)}">${escapeHtml(tag)}</a></li>`);
  const sections = groups.map(
    ([tag, operations]) =>
      `<section><h2 id="${idOf(tag)}">${escapeHtml(tag)}</h2>${operations.map(showOperation).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(info.title)}</title><style>${styles}</style></head><body><header><h1>${escapeHtml(info.title)}</h1>${showText(info.description)}<p>For programs: <a href="${apiPaths.openapi}">the same as an OpenAPI document</a>.</p></header><nav aria-label="Groups"><ul>${links.join('')}</ul></nav><main>${sections.join('')}</main></body></html>`;
}

function showOperation(operation: Operation): string {
  const { name, id, summary, description, security, parameters, requestBody, responses } = operation;
  const [method = '', path = ''] = name.split(' ');
  const scopes = security.flatMap(({ apiToken = [] }) => apiToken).map((scope) => `<code>${scope}</code>`);
  const forPrograms = scopes.length > 0 ? `, or an API token with ${scopes.join(' or ')}` : '';
  const access = security.length > 0 ? `Needs a sign-in${forPrograms}` : 'Open to anyone';
  const asked = parameters.map(({ in: place, name, required, schema }) =>
    showField(name, schema, required, ` in the ${place}`),
  );
  const body = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) =>
      `<details><summary>Body</summary><p><code>${escapeHtml(type)}</code></p>${showFields(schema)}</details>`,
  );
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const parts = Object.values(content).map(({ schema }) => showFields(schema));
    return `<li><b>${status}</b> ${escapeHtml(description)}${status < '300' ? parts.join('') : ''}</li>`;
  });
  return `<article id="${id}"><h3>${escapeHtml(summary)}</h3><p class="route"><b>${method}</b> <code>${escapeHtml(path)}</code> · ${access}</p>${showText(description)}${asked.length > 0 ? `<details><summary>Parameters</summary><ul class="fields">${asked.join('')}</ul></details>` : ''}${body.join('')}<details><summary>Responses</summary><ul class="fields">${answers.join('')}</ul></details></article>`;
}

/** Returns a list of the fields of an object, of the elements of a list, or of the choices. */
function showFields(schema: Schema | undefined): string {
  if (!schema) return '';
  const within = choicesOf(schema);
  if (within.length > 0) return within.map(showFields).join('');
  if (schema.type === 'array') return showFields(parseSchema(schema.items));
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    showField(name, parseSchema(field), schema.required?.includes(name) ?? false),
  );
  return fields.length > 0 ? `<ul class="fields">${fields.join('')}</ul>` : '';
}

function showField(name: string, schema: Schema, required: boolean, place = ''): string {
  const facts = `${typeOf(schema)}${place}${required ? ', required' : ''}${limitsOf(schema)}`;
  const text = schema.description ? ` ${escapeHtml(schema.description)}` : '';
  return `<li><code>${escapeHtml(name)}</code> <span>${escapeHtml(facts)}</span>${text}${showFields(schema)}</li>`;
}

function typeOf(schema: Schema): string {
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${typeOf(parseSchema(schema.items))}`;
  return String(schema.type ?? 'any value');
}

function limitsOf({ minLength, maxLength, minimum, maximum, maxItems }: Schema): string {
  const limits = [
    minLength === 1 ? 'not empty' : minLength ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '',
    maxItems === undefined ? '' : `at most ${maxItems} entries`,
  ].filter((limit) => limit !== '');
  return limits.map((limit) => `, ${limit}`).join('');
}

function choicesOf({ anyOf, oneOf }: Schema): Schema[] {
  return (anyOf ?? oneOf ?? []).map(parseSchema);
}

function parseSchema(value: unknown): Schema {
  return schemaShape.safeParse(value).data ?? {};
}

/** Returns a paragraph, with code where the text has backticks, or nothing for an empty text. */
function showText(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;
}

function idOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
