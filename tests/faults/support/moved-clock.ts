import { readFileSync } from 'node:fs';

/*
 * A server that loads this module first has a moved clock: the file TEST_CLOCK contains the difference to the machine's
 * clock, in milliseconds. The file is read at each use of the clock, so that the test can move it at any time.
 */
const file = process.env.TEST_CLOCK ?? '';
const systemNow = Date.now;
const now = () => systemNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (date, parts, target) => Reflect.construct(date, parts.length > 0 ? parts : [now()], target),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
