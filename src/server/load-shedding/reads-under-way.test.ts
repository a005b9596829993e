import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { createReadsUnderWay } from './reads-under-way.ts';

let time = 0;
let reads = createReadsUnderWay();
beforeEach(() => {
  time = 1000;
  reads = createReadsUnderWay({ fewest: 4, most: 50, wait: 400 }, () => time);
});

const request = (method = 'GET') => Object.assign(new IncomingMessage(new Socket()), { method });

/** Lets as many reads in as may come; gives their answers. */
function letIn(most = 1000): ServerResponse[] {
  const answers: ServerResponse[] = [];
  while (answers.length < most && !reads.isFull(request())) {
    const answer = new ServerResponse(request());
    reads.add(request(), answer);
    answers.push(answer);
  }
  return answers;
}

const finish = (answers: readonly ServerResponse[]) => {
  for (const answer of answers) answer.end().emit('close');
};

/** Serves one read after the other, each taking so long, and always some more under way. */
function serve(count: number, milliseconds: number, underWay: ServerResponse[]): void {
  for (let served = 0; served < count; served += 1) {
    time += milliseconds;
    finish(underWay.splice(0, 1));
    underWay.push(...letIn(1));
  }
}

test('a burst that meets an idle server is let in, up to the most', () => {
  expect(letIn()).toHaveLength(50);
  expect(reads.isFull(request('POST'))).toBe(false);
});

test('as many are let in as are done in the time that one may wait', () => {
  const underWay = letIn();
  serve(60, 25, underWay);
  expect(underWay).toHaveLength(16);
});

test('never fewer than a few, however slow they are', () => {
  const underWay = letIn(4);
  serve(60, 150, underWay);
  expect(underWay).toHaveLength(4);
});

test('once there was nothing to do for a while, a burst is let in again', () => {
  const underWay = letIn();
  serve(60, 25, underWay);
  finish(underWay);
  time += 200;
  expect(letIn()).toHaveLength(50);
});

test('reads that are all done in one turn do not make the server idle: as few are let in as before', () => {
  const underWay = letIn();
  serve(60, 25, underWay);
  finish(underWay);
  time += 20;
  expect(letIn()).toHaveLength(16);
});

test('who gives up keeps the place until the work is done', () => {
  const [first] = letIn();
  first?.emit('close');
  time += 30;
  expect(reads.isFull(request())).toBe(true);
  first?.end();
  time += 30;
  expect(reads.isFull(request())).toBe(false);
});

test('who has gone before the work was begun keeps no place', () => {
  const [first] = letIn();
  expect(reads.isFull(request())).toBe(true);
  if (first) reads.drop(first);
  expect(reads.isFull(request())).toBe(false);
});

test('who only reads slowly, or takes longer than anybody, keeps nobody out', () => {
  const [slow, ...others] = letIn();
  expect(reads.isFull(request())).toBe(true);
  time += 30;
  slow?.end();
  expect(letIn(1)).toHaveLength(1);
  time += 2100;
  expect(reads.isFull(request())).toBe(false);
  finish(others);
});
