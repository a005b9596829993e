import type { FastifyInstance } from 'fastify';
import { apiPaths } from '#shared/api/api-paths.ts';
import { requireActor } from '../accounts/access.ts';
import { articleBodyLimit } from '../http/request-limits.ts';
import type { ToolParts } from './tools.ts';

const config = { access: 'editor', scopes: ['read_published', 'read_drafts', 'write_drafts'] } as const;

/**
 * Answers programs that speak the Model Context Protocol over HTTP, with an API token or a session. Each request gets a server of its
 * own, so nothing is remembered between requests, and any process can answer.
 */
export async function mcpRoutes(app: FastifyInstance, parts: ToolParts): Promise<void> {
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: apiPaths.mcp,
    config,
    bodyLimit: articleBodyLimit,
    schema: { hide: true },
    handler: async (request, reply) => {
      const actor = requireActor(request);
      const [{ createMcpHandler }, { buildMcpServer }] = await loadProtocol();
      const handler = createMcpHandler(() => buildMcpServer(parts, actor), {
        onerror: (error) => request.log.error({ err: error }, 'an MCP request failed'),
      });
      const { method, body, url, headers } = request;
      const asked = new Request(new URL(url, 'http://localhost'), { method, headers: headersOf(headers) });
      return reply.send(await handler.fetch(asked, { parsedBody: body }));
    },
  });
}

/** Loads the protocol when a program first asks, because it takes 14 MB that most sites never need. */
function loadProtocol() {
  return Promise.all([import('@modelcontextprotocol/server'), import('./mcp-server.ts')]);
}

/** Returns the headers of a request in the form that `fetch` uses. */
function headersOf(headers: NodeJS.Dict<string | string[]>): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) copied.append(name, one);
  }
  return copied;
}
