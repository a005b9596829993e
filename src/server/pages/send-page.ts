import type { FastifyReply } from 'fastify';

/** Sends a page that was rendered, with its headers and its status, or with another status. */
export async function sendPage(reply: FastifyReply, page: Response, status = page.status): Promise<FastifyReply> {
  for (const [name, value] of page.headers)
    reply.header(name, value === 'text/html' ? 'text/html; charset=utf-8' : value);
  return reply.status(status).send(Buffer.from(await page.arrayBuffer()));
}
