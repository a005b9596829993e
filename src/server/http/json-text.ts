import type { FastifyReply } from 'fastify';

/** Sends a text that is JSON already, past the serialiser; what made it answers for the route's schema. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
