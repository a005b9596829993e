import './live-call.css';
import './ticket.css';
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type DemoLanguage, demoLanguages } from '#language/languages.ts';
import { writeConversation } from '#shared/enquiries/enquiry-conversation.ts';
import { type ConversationStarter, startersIn } from '../agents/demo-business.ts';
import type { CallAction } from '../call/turn.ts';
import { hearPage, tellStatus } from './call-events.ts';
import { CallForm } from './call-form.tsx';
import { CallLog } from './call-log.tsx';
import type { CallPreview } from './call-preview.ts';
import { type CallView, conversationOf, listensFor } from './call-session.ts';
import { callTexts, liveStatus } from './call-texts.ts';
import { CallTicket, TicketPreview } from './call-ticket.tsx';
import type { CallPlace, LiveCall } from './live-call.ts';
import type { MicrophoneState } from './microphone.ts';
import type { Store } from './store.ts';
import { TicketSheet, TicketStrip } from './ticket-sheet.tsx';

export interface LiveCallPanelProps extends CallPlace {
  readonly preview: CallPreview;
  /** Sentences with which a visitor can begin the call. */
  readonly starters?: readonly ConversationStarter[];
}

/**
 * A call with a built-in agent: the conversation, and beside it the ticket, which is a form. The server renders the
 * greeting and the labels of the ticket. The agent's code is loaded when a visitor first touches the call.
 */
export function LiveCallPanel({ preview, starters = [], ...place }: LiveCallPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const { call, hasFailed, withCall } = useLiveCall(place);
  const view = useStore(call?.session);
  const microphone = useStore(call?.microphone);
  const sheet = useId();
  const listens = view ? listensFor(view) : 'en';
  usePage(root, call, view, microphone, listens);
  useEffect(() => {
    if (hasFailed && root.current) tellStatus(root.current, { text: liveStatus.failed, activity: '' });
  }, [hasFailed]);

  const language = view?.turn.language ?? 'en';
  const texts = callTexts[language];
  const act = (action: CallAction) => withCall((opened) => opened.act(action));
  const ring = () => {
    if (view) openCallback(root.current, preview.business, view);
  };
  const isOver = view?.turn.isOver ?? false;
  const ticket = view ? <CallTicket view={view} place={place} act={act} /> : <TicketPreview preview={preview} />;
  return (
    <div
      ref={root}
      className="live-call"
      data-live-call={place.agentKey}
      data-business={place.senderAddress === undefined ? preview.business : undefined}
    >
      <div className="live-talk" lang={language}>
        <p className="live-fallback" lang="en">
          Until it loads, the built-in agent answers here.
        </p>
        <CallLog
          lines={view?.lines ?? [{ speaker: 'agent', text: preview.greeting, language: 'en' }]}
          buttons={view?.turn.buttons ?? []}
          starters={view?.hasBegun ? [] : startersIn(starters, listens)}
          partial={microphone?.partial ?? ''}
          personOffer={view?.personOffer}
          language={language}
          act={act}
          onRing={ring}
        >
          {isOver && ticket}
        </CallLog>
        {!isOver && <TicketStrip view={view} heading={preview.heading} sheet={sheet} />}
        <CallForm
          place={place}
          language={listens}
          texts={texts}
          microphone={microphone}
          notice={hasFailed ? texts.notLoaded : undefined}
          withCall={withCall}
        />
      </div>
      <TicketSheet id={sheet} view={view}>
        {ticket}
      </TicketSheet>
    </div>
  );
}

const never = () => () => {};
const nothing = () => undefined;

function useStore<State>(store: Store<State> | undefined): State | undefined {
  return useSyncExternalStore<State | undefined>(store?.subscribe ?? never, store?.get ?? nothing, nothing);
}

/** Loads the call when the component is mounted, which is at the first touch. */
function useLiveCall(place: CallPlace) {
  const [call, setCall] = useState<LiveCall>();
  const [hasFailed, setHasFailed] = useState(false);
  const opening = useRef<Promise<LiveCall>>(undefined);
  const open = () => {
    opening.current ??= import('./live-call.ts')
      .then(({ openLiveCall }) => openLiveCall(place))
      .then((opened) => {
        setCall(opened);
        setHasFailed(false);
        return opened;
      });
    return opening.current;
  };
  const withCall = (use: (opened: LiveCall) => void, onFailure = () => {}) => {
    open().then(use, (error: unknown) => {
      console.warn('The built-in agent is not available.', error);
      opening.current = undefined;
      setHasFailed(true);
      onFailure();
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: A call is opened once.
  useEffect(() => withCall(() => {}), []);
  return { call, hasFailed, withCall };
}

/** Tells the page the status of the call, and hears from the page that the visitor leaves, returns or starts again. */
function usePage(
  root: RefObject<HTMLDivElement | null>,
  call: LiveCall | undefined,
  view: CallView | undefined,
  microphone: MicrophoneState | undefined,
  listens: DemoLanguage,
): void {
  const [isAway, setIsAway] = useState(false);
  const status = view && microphone ? statusOf(view, microphone) : 'ready';
  useEffect(() => {
    if (!root.current || !call || isAway) return;
    const { name = '' } = demoLanguages.find(({ tag }) => tag === listens) ?? {};
    tellStatus(root.current, { text: liveStatus[status].replace('{language}', name), activity: status });
  }, [root, call, isAway, status, listens]);
  useEffect(() => {
    if (!root.current || !call) return;
    return hearPage(root.current, {
      leave() {
        call.microphone.close();
        setIsAway(true);
      },
      return() {
        setIsAway(false);
        call.comeBack();
      },
      restart: () => call.restart(),
    });
  }, [root, call]);
}

function statusOf({ turn, hasBegun, isThinking }: CallView, microphone: MicrophoneState): keyof typeof liveStatus {
  if (isThinking) return 'thinking';
  if (microphone.isSpeaking) return 'speaking';
  if (turn.isOver) return 'over';
  if (microphone.isOpen) return 'listening';
  return hasBegun ? 'talking' : 'ready';
}

/**
 * Opens the form in which a person asks to be rung back, with what was said so far. The assistant reads the two values of
 * `dataset` when it opens. The click loads the assistant's code, if it has not been loaded yet.
 */
function openCallback(root: HTMLElement | null, business: string, view: CallView): void {
  const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
  if (!pill) return;
  // The call may be shown in a modal dialog. While that is open, nothing outside it can be used, not even the assistant.
  root?.closest('dialog')?.close();
  pill.dataset.conversation = writeConversation([{ speaker: 'program', text: business }, ...conversationOf(view)]);
  pill.dataset.language = view.turn.language;
  pill.click();
}
