import type { FastifyRequest } from 'fastify';
import { requireActor } from '../accounts/access.ts';
import type { Database } from '../database/database.ts';
import type { SanitiseHtml } from './article-html.ts';

/** What the routes of the desk's content need. */
export interface ContentParts {
  readonly db: Database;
  readonly now: () => Date;
  /** Time zone of the site. It decides which day is today, and people choose times in it. */
  readonly timeZone: string;
  readonly sanitiseHtml: SanitiseHtml;
  /** Returns the ids of the articles that have a fault which visitors meet. */
  readonly findFaulty: () => Promise<ReadonlySet<number>>;
}

/** Returns who writes, when, and how the content is cleaned. */
export function writerOf(request: FastifyRequest, { now, sanitiseHtml }: Pick<ContentParts, 'now' | 'sanitiseHtml'>) {
  return { sanitiseHtml, now: now(), actor: requireActor(request) };
}
