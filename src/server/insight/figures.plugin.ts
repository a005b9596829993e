import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { type FigureKind, otherName } from '#shared/insight/figure-kinds.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { createFigureCounter, mayBeCounted } from './figure-counter.ts';
import { createFigureWriter } from './figure-writer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    figures: Figures;
  }
}

/** Counts by day, kind and name. Nothing about the visitor is stored. */
export interface Figures {
  /** Adds one to a count, unless the request comes from a robot or its browser asks not to be counted. */
  count(headers: IncomingHttpHeaders, kind: FigureKind, name: string): void;
  /** Counts an enquiry, whoever sent it. Its page and partner are counted only if the request may be counted. */
  countEnquiry(headers: IncomingHttpHeaders, enquiry: CountedEnquiry): void;
  /** Writes the counts to the database. A timer also does so regularly, and the server does so when it stops. */
  write(): Promise<void>;
}

interface CountedEnquiry {
  readonly kind: 'contact' | 'callback' | 'application';
  /** The page from which the enquiry was sent, if the browser named it. */
  readonly page?: string | undefined;
  /** The name in the partner's link that led to the enquiry, if there was one. */
  readonly partner?: string | undefined;
}

interface FiguresOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly timeZone: string;
  readonly now: () => Date;
}

/** Milliseconds between two writes. */
const writeInterval = 5000;

/** Adds `app.figures`. Requests only add to numbers in memory; a timer writes these numbers to the database. */
export const figures = fastifyPlugin(async (app: FastifyInstance, { db, timeZone, now }: FiguresOptions) => {
  const counter = createFigureCounter();
  const writeFigures = createFigureWriter(db);
  const add = (kind: FigureKind, name: string) => counter.count({ day: dateInZone(timeZone, now()), kind, name });

  const write = async () => {
    const counted = counter.take();
    try {
      await writeFigures(counted);
    } catch (error) {
      app.log.warn({ err: error, figures: counted.length }, 'figures could not be written, they are tried again');
      for (const { sum, ...figure } of counted) counter.count(figure, sum);
    }
  };
  let writing = Promise.resolve();
  const writeInOrder = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(writeInOrder, writeInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writeInOrder();
  });

  app.decorate('figures', {
    count(headers, kind, name) {
      if (mayBeCounted(headers)) add(kind, name);
    },
    countEnquiry(headers, { kind, page, partner }) {
      const isCounted = mayBeCounted(headers);
      add(`enquiry-${kind}`, (isCounted && page) || otherName);
      if (isCounted && partner) add(kind === 'application' ? 'partner-application' : 'partner-enquiry', partner);
    },
    write: writeInOrder,
  });
});
