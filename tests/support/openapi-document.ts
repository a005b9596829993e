import { z } from 'zod';
import { withoutReferences } from '#server/http/api-document.ts';

/** A JSON schema in the OpenAPI document. */
export type Schema = z.core.JSONSchema.JSONSchema;

export const schemaShape = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const contentShape = z.record(z.string(), z.object({ schema: schemaShape }));
const operationShape = z.object({
  security: z.array(z.unknown()).default([]),
  parameters: z.array(z.object({ in: z.string(), name: z.string(), schema: schemaShape.default({}) })).default([]),
  requestBody: z.object({ content: contentShape }).optional(),
  responses: z.record(z.string(), z.object({ content: contentShape.optional() })),
});
const documentShape = z.object({ paths: z.record(z.string(), z.record(z.string(), operationShape)) });
const methodShape = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

export type Method = z.infer<typeof methodShape>;
export type DescribedOperation = ReturnType<typeof readDocument>[number];

/** Returns every operation of an OpenAPI document. `isOpen` means that anyone may call it. */
export function readDocument(document: unknown) {
  return Object.entries(documentShape.parse(withoutReferences(document)).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { security, requestBody, parameters, responses }]) => ({
      ...{ method: methodShape.parse(name.toUpperCase()), path, parameters, responses },
      ...{ isOpen: security.length === 0, body: requestBody?.content['application/json']?.schema },
    })),
  );
}
