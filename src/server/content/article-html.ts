import { Worker } from 'node:worker_threads';
import { invalidField } from '../problems/problem.ts';

/** Keeps of any HTML what articles may hold. */
export type SanitiseHtml = (html: string) => string | Promise<string>;

/** How long one text may take; ordinary articles take some milliseconds. */
const patience = 8000;

/** How long the thread may take to load jsdom: a second by itself, and many times that on a busy machine. */
const loadingPatience = 60_000;

/** How long the thread is kept after its last text: jsdom takes some 60 MB, and a site is mostly read. */
const idleTime = 5 * 60 * 1000;

let worker: Worker | undefined;
/** Settles when the thread has loaded, or will not. */
let loaded: Promise<void> = Promise.resolve();
let idleTimer: NodeJS.Timeout | undefined;
let previous: Promise<unknown> = Promise.resolve();

/**
 * Cleans article HTML by the closed list (design 1) in a thread of its own, one text after the other: markup made to
 * be slow keeps no visitor waiting, and is given up with a 422 after some seconds.
 */
export async function sanitiseArticleHtml(html: string): Promise<string> {
  const turn = previous.then(() => cleanInThread(html));
  previous = turn.catch(() => {});
  const clean = await turn;
  if (clean === undefined) {
    throw invalidField('content', 'The HTML of the content is too tangled to check. Please simplify it');
  }
  return clean;
}

/** Loads the cleaner in the background when an editor arrives, so that the first save does not wait for it. */
export function warmArticleHtml(): void {
  if (!worker) sanitiseArticleHtml('').catch(() => {});
}

/** The clean text, or nothing when the thread could not make it. */
async function cleanInThread(html: string): Promise<string | undefined> {
  const thread = startedWorker();
  thread.ref();
  clearTimeout(idleTimer);
  await loaded;
  return new Promise((resolve) => {
    const settle = (clean: string | undefined) => {
      clearTimeout(timer);
      thread.off('message', take).off('error', giveUp);
      thread.unref();
      idleTimer = setTimeout(() => stopWorker(thread), idleTime).unref();
      resolve(clean);
    };
    const take = (answer: { clean: string | undefined }) => settle(answer.clean);
    const giveUp = () => {
      settle(undefined);
      stopWorker(thread);
    };
    const timer = setTimeout(giveUp, patience);
    thread.on('message', take).on('error', giveUp);
    thread.postMessage(html);
  });
}

function startedWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./article-html.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
  });
  loaded = whenLoaded(worker);
  return worker;
}

/** The thread's first message says that it has loaded; one that fails or hangs is left to the text's own patience. */
function whenLoaded(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      thread.off('message', settle).off('exit', settle);
      resolve();
    };
    const timer = setTimeout(settle, loadingPatience);
    thread
      .on('message', settle)
      .on('exit', settle)
      .on('error', () => {});
  });
}

function stopWorker(thread: Worker): void {
  if (worker === thread) worker = undefined;
  // A thread that failed ends by itself, and may say so once more.
  thread.on('error', () => {});
  void thread.terminate();
}
