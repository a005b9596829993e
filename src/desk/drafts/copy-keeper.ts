/** Delay between a change and the request that sends it, in milliseconds. */
const sendDelay = 1000;
/** Delays before a failed request is sent again, in milliseconds. The delay doubles from `first` up to `longest`. */
const retryDelays = { first: 2000, longest: 30_000 } as const;

export type CopyFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out' }
  /**
   * The server refuses this key, for example because another window stores the same text. `text` is the reason, as a
   * sentence.
   */
  | { readonly kind: 'taken'; readonly text: string }
  /** The server refuses to store this text. `text` says why. */
  | { readonly kind: 'refused'; readonly text: string };

/** Whether the server has stored the newest text and, if not, why. */
export type CopyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'kept'; readonly at: number }
  | Exclude<CopyFailure, { readonly kind: 'taken' }>;

interface CopyKeeperParts<Text> {
  /** Sends a text, or deletes the server's copy if it is `undefined`. Resolves with the reason for a failure. */
  readonly send: (text: Text | undefined) => Promise<CopyFailure | undefined>;
  /** Chooses a new key for the text after the server has refused the current one. */
  readonly takeNewKey: () => void;
  readonly onState: (state: CopyState) => void;
}

export type CopyKeeper<Text> = ReturnType<typeof createCopyKeeper<Text>>;

/**
 * Stores the newest text on the server. Sends one request at a time, and repeats a failed one. A text that the server
 * refuses is not sent again.
 */
export function createCopyKeeper<Text>({ send, takeNewKey, onState }: CopyKeeperParts<Text>) {
  let latest: Text | undefined;
  let isDue = false;
  let isStopped = false;
  let failures = 0;
  let keyChanges = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const schedule = (delay: number) => {
    if (timer === undefined && !running && !isStopped) timer = setTimeout(start, delay);
  };
  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped || running || !isDue) return;
    running = sendLatest().finally(() => {
      running = undefined;
      if (isDue) schedule(failures === 0 ? sendDelay : retryDelay(failures));
    });
  };
  const sendLatest = async () => {
    const text = latest;
    isDue = false;
    onState({ kind: 'sending' });
    const failure = await send(text);
    if (!failure) {
      failures = 0;
      keyChanges = 0;
      return onState(text === undefined ? { kind: 'none' } : { kind: 'kept', at: Date.now() });
    }
    if (failure.kind === 'taken') {
      // The server refuses the new key too, so another new key would not help.
      if (keyChanges > 0) return onState({ kind: 'refused', text: failure.text });
      takeNewKey();
      keyChanges += 1;
      isDue = true;
      return;
    }
    onState(failure);
    if (failure.kind === 'refused') return;
    failures += 1;
    isDue = true;
  };

  return {
    /** Sends this text after a short delay. `undefined` deletes the server's copy. */
    change(text: Text | undefined) {
      latest = text;
      isDue = true;
      schedule(failures === 0 ? sendDelay : retryDelay(failures));
    },
    /** Sends the newest text at once, if the server does not have it. For example, the network may work again. */
    sendNow() {
      failures = 0;
      start();
    },
    /**
     * Stops sending. With `send-last`, first sends a text that the server does not have. Resolves when no request is
     * running.
     */
    async stop(last?: 'send-last') {
      isStopped = true;
      clearTimeout(timer);
      await running;
      if (last && isDue) await sendLatest();
    },
  };
}

function retryDelay(failures: number): number {
  return Math.min(retryDelays.first * 2 ** (failures - 1), retryDelays.longest);
}
