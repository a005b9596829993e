import type { FastifyReply } from 'fastify';

/** Sends text that is already JSON, without a serialiser. The caller guarantees that it matches the route's schema. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
