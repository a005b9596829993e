import type { Page, Request } from '@playwright/test';

/** The POST requests that the page sends during one try. */
export interface SentRequests {
  /** Returns the requests to a path so far. */
  to(path: string): readonly Request[];
  /** Waits for a request to a path. Throws if none comes. */
  first(path: string): Promise<Request>;
}

/**
 * Something that a visitor does on a page whose scripts may not be ready yet, and a check that the page lost nothing of
 * it.
 */
export interface EarlyAct {
  readonly name: string;
  readonly path: string;
  /** Prepares the responses of the server that the act needs. */
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** Throws if something is lost. */
  check(page: Page, requests: SentRequests): Promise<void>;
}

/**
 * Maximum time in which a page must show what was typed or pressed, in milliseconds. A control test makes it shorter.
 */
export const limits = { patience: 20_000 };

/** When the act happens, and how fast the browser runs scripts. */
interface EarlyMoment {
  /** Time between the load of the page and the act, in milliseconds. */
  readonly after: number;
  /** How many times slower than this machine the browser runs scripts. */
  readonly slower: number;
}

/** Collects the POST requests that a page sends from now on. */
function collectRequests(page: Page): SentRequests {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  const to = (path: string) => sent.filter((request) => new URL(request.url()).pathname === path);
  return {
    to,
    async first(path) {
      const isWanted = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === path;
      return to(path)[0] ?? page.waitForRequest(isWanted, { timeout: limits.patience });
    },
  };
}

/** Loads a page and does the act on it. Returns what was lost, or `undefined` if nothing was lost. */
export async function actEarly(
  page: Page,
  early: EarlyAct,
  { after, slower }: EarlyMoment,
): Promise<string | undefined> {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const requests = collectRequests(page);
  // By default, an act on something that never appears would wait until the whole test times out.
  page.setDefaultTimeout(limits.patience);
  await early.prepare?.(page);
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(early.path);
    // Each try does the act at another moment, so the test waits for a time and not for an event.
    await page.waitForTimeout(after);
    await early.act(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await early.check(page, requests);
    if (errors.length > 0) throw errors[0];
    return undefined;
  } catch (error) {
    return `${early.name}, after ${Math.round(after)} ms, ${slower} times slower: ${String(error)}`;
  } finally {
    await session.detach();
  }
}
