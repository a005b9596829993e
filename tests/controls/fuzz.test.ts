import { describe, expect, test } from 'vitest';
import { readOperations } from '#tests/support/openapi-requests.ts';

describe('the check of fuzzed responses', () => {
  const [operation] = readOperations({
    paths: {
      '/x': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { id: { type: 'integer' } },
                    required: ['id'],
                    additionalProperties: false,
                  },
                },
              },
            },
            204: {},
          },
        },
      },
    },
  });
  test.each([
    [500, '{}', 'status 500'],
    [404, '{}', 'not in the document'],
    [200, '{"id":"1"}', 'breaks its schema'],
    [200, '{}', 'breaks its schema'],
    [200, '{"id":1,"password_hash":"x"}', 'breaks its schema'],
    [204, 'x', 'with a body'],
  ])('reports %i %s', (status, body, fault) => {
    expect(operation?.judge(status, 'application/json', body)).toContain(fault);
  });
  test('accepts correct responses', () => {
    expect(operation?.judge(200, 'application/json', '{"id":1}')).toBeUndefined();
  });
});
