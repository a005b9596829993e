import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { createReadLimiter } from './read-limiter.ts';

let time = 0;
let reads = createReadLimiter();
beforeEach(() => {
  time = 1000;
  reads = createReadLimiter({ fewest: 4, most: 50, wait: 400 }, () => time);
});

const request = (method = 'GET') => Object.assign(new IncomingMessage(new Socket()), { method });

/** Starts reads until the limiter refuses one, but at most `most`. Returns their responses. */
function admit(most = 1000): ServerResponse[] {
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

/** Completes `count` of the open reads one by one, `milliseconds` apart, and starts a new read after each. */
function serve(count: number, milliseconds: number, open: ServerResponse[]): void {
  for (let served = 0; served < count; served += 1) {
    time += milliseconds;
    finish(open.splice(0, 1));
    open.push(...admit(1));
  }
}

test('admits a burst on an idle server, up to the highest limit', () => {
  expect(admit()).toHaveLength(50);
  expect(reads.isFull(request('POST'))).toBe(false);
});

test('admits as many as are completed in the time that a visitor may wait', () => {
  const open = admit();
  serve(60, 25, open);
  expect(open).toHaveLength(16);
});

test('never admits fewer reads than the lowest limit, however slow they are', () => {
  const open = admit(4);
  serve(60, 150, open);
  expect(open).toHaveLength(4);
});

test('admits a burst again after idle time', () => {
  const open = admit();
  serve(60, 25, open);
  finish(open);
  time += 200;
  expect(admit()).toHaveLength(50);
});

test('does not count a tick in which all reads complete as idle time', () => {
  const open = admit();
  serve(60, 25, open);
  finish(open);
  time += 20;
  expect(admit()).toHaveLength(16);
});

test('counts a client that gives up until its work is done', () => {
  const [first] = admit();
  first?.emit('close');
  time += 30;
  expect(reads.isFull(request())).toBe(true);
  first?.end();
  time += 30;
  expect(reads.isFull(request())).toBe(false);
});

test('does not count a client that left before its work was started', () => {
  const [first] = admit();
  expect(reads.isFull(request())).toBe(true);
  if (first) reads.drop(first);
  expect(reads.isFull(request())).toBe(false);
});

test('does not count a slow client, or a read that takes longer than all others', () => {
  const [slow, ...others] = admit();
  expect(reads.isFull(request())).toBe(true);
  time += 30;
  slow?.end();
  expect(admit(1)).toHaveLength(1);
  time += 2100;
  expect(reads.isFull(request())).toBe(false);
  finish(others);
});
