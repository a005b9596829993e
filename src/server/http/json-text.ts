import type { FastifyReply } from 'fastify';

/**
 * Sends a text that is already JSON, without the serialiser. The caller guarantees that it matches the route's schema.
 */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
