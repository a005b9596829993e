import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';

/**
 * A Chromium that nothing inspects, for measuring pages. Playwright asks each page for its requests and messages. For
 * every request of a script, V8 then computes the script's line numbers, which costs the desk a fifth of the time until
 * its list.
 */
export interface PlainBrowser {
  /** Opens a profile with nothing in its cache. */
  newProfile(): Promise<PlainProfile>;
  close(): Promise<void>;
}

export interface PlainProfile {
  /** Opens an empty page in a window of 1280 × 720 px. `slowdown` is how many times slower its scripts run. */
  newPage(slowdown: number): Promise<PlainPage>;
  close(): Promise<void>;
}

export interface PlainPage {
  /** Runs a function of no arguments in each document that the page opens from now on, before the document's scripts. */
  addScript(script: () => void): Promise<void>;
  open(url: string): Promise<void>;
  /**
   * Returns the JSON value of an expression, which is JavaScript source code. Waits for it if it is a promise. Throws if
   * the expression throws.
   */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the centre of the element that an expression returns. */
  click(expression: string): Promise<void>;
  /** Replaces the text of the field that an expression returns. */
  fill(expression: string, text: string): Promise<void>;
  close(): Promise<void>;
}

type Send = (method: string, parameters?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/** Starts Chromium. Throws if it does not start. */
export async function startPlainBrowser(): Promise<PlainBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-browser-'));
  const flags = ['--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const ownFlags = ['--disable-component-update', '--disable-sync', '--remote-debugging-port=0'];
  const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(findOrInstallChromium(), [...flags, ...ownFlags, ...rootFlags, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { send, disconnect } = await connect(await addressOf(child));
  return {
    newProfile: () => openProfile(send),
    async close() {
      disconnect();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the address of the browser's debugging protocol, which Chromium prints when it has started. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium prints nothing.');
  for await (const line of createInterface(stderr)) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Chromium did not start.');
}

/** Connects to Chromium. Source: https://chromedevtools.github.io/devtools-protocol/ */
async function connect(address: string): Promise<{ readonly send: Send; readonly disconnect: () => void }> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let commands = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(error.message));
    else command?.resolve(result);
  });
  return {
    send(method, parameters = {}, sessionId = undefined) {
      commands += 1;
      const command = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(commands, command);
      socket.send(JSON.stringify({ id: commands, method, params: parameters, sessionId }));
      return command.promise;
    },
    disconnect: () => socket.close(),
  };
}

async function openProfile(send: Send): Promise<PlainProfile> {
  const { browserContextId } = await send('Target.createBrowserContext');
  return {
    newPage: (slowdown) => openPage(send, { browserContextId }, slowdown),
    async close() {
      await send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

async function openPage(send: Send, profile: object, slowdown: number): Promise<PlainPage> {
  const { targetId } = await send('Target.createTarget', { ...profile, url: 'about:blank', newWindow: true });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, parameters: object) => send(method, parameters, String(sessionId));
  // This domain is needed for scripts that run before those of the page. It does not make the page slower.
  await ask('Page.enable', {});
  await ask('Emulation.setDeviceMetricsOverride', { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false });
  await ask('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await ask('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${expression} throws in the page: ${JSON.stringify(exceptionDetails)}`);
    return Object(result).value as unknown;
  };
  return {
    evaluate,
    async addScript(script) {
      await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });
    },
    async open(url) {
      await ask('Page.navigate', { url });
    },
    async click(expression) {
      const centre = await evaluate(`{
        const { left, top, width, height } = (${expression}).getBoundingClientRect();
        ({ x: left + width / 2, y: top + height / 2 });
      }`);
      const press = { ...Object(centre), button: 'left', clickCount: 1 };
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await ask('Input.dispatchMouseEvent', { ...press, type });
    },
    async fill(expression, text) {
      await evaluate(`(${expression}).select()`);
      await ask('Input.insertText', { text });
    },
    async close() {
      await send('Target.closeTarget', { targetId });
    },
  };
}
