import { type ReactNode, useEffect, useRef } from 'react';
import type { DemoLanguage } from '#language/languages.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import type { ConversationStarter } from '../agents/demo-business.ts';
import type { CallAction, CallButton } from '../call/turn.ts';
import type { CallLine } from './call-session.ts';
import { callTexts } from './call-texts.ts';

interface CallLogProps {
  readonly lines: readonly CallLine[];
  readonly buttons: readonly CallButton[];
  readonly starters: readonly ConversationStarter[];
  /** The words of an utterance that is still being recognised. */
  readonly partial: string;
  readonly personOffer: string | undefined;
  readonly language: DemoLanguage;
  readonly act: (action: CallAction) => void;
  readonly onRing: () => void;
  /** What the business receives, on a narrow screen after the call. */
  readonly children: ReactNode;
}

/**
 * The conversation, with the answers that a caller can press. The agent's sentences are the only text of a call that a
 * screen reader announces by itself, so each change of the ticket is announced once.
 */
export function CallLog(props: CallLogProps) {
  const { lines, buttons, starters, partial, personOffer, language, act, onRing, children } = props;
  const box = useRef<HTMLElement>(null);
  const texts = callTexts[language];
  // biome-ignore lint/correctness/useExhaustiveDependencies: The newest line is shown whenever something was added.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    // On a low screen, such as at 400 % zoom, the field and the newest line do not fit together.
    if (box.current?.closest('.live-call')?.contains(document.activeElement))
      box.current.scrollIntoView({ block: 'nearest' });
  }, [lines, partial, personOffer, buttons]);
  /** The pressed button disappears with its question. The focus stays in the conversation, before the next buttons. */
  const say = (action: CallAction) => {
    box.current?.focus({ preventScroll: true });
    act(action);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
    <section ref={box} className="live-log" aria-label={texts.conversation} tabIndex={0}>
      <div role="log">
        <ol className="live-turns">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Lines are only ever added at the end.
            <Line key={index} line={line} />
          ))}
        </ol>
      </div>
      {partial && (
        <p className="live-partial" aria-hidden="true">
          {partial}
        </p>
      )}
      {personOffer && (
        <div className="live-person">
          <p>{personOffer}</p>
          <button type="button" className="button secondary" onClick={onRing}>
            {enquiryTexts[language].callback.title}
          </button>
        </div>
      )}
      {children}
      {buttons.length > 0 && (
        <ul className="live-answers">
          {buttons.map(({ action, key, label }) => (
            <li key={key}>
              <button type="button" className="button secondary" onClick={() => say(action)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {starters.length > 0 && <Starters starters={starters} onStart={(text) => say({ type: 'say', text })} />}
    </section>
  );
}

function Line({ line: { speaker, text, language } }: { readonly line: CallLine }) {
  const texts = callTexts[language];
  return (
    // On an example page, a script has put the name of a business into the greeting.
    <li className={speaker} lang={language} suppressHydrationWarning>
      {speaker !== 'page' && <span className="visually-hidden">{speaker === 'agent' ? texts.agent : texts.you}: </span>}
      {text}
    </li>
  );
}

interface StartersProps {
  readonly starters: readonly ConversationStarter[];
  readonly onStart: (text: string) => void;
}

function Starters({ starters, onStart }: StartersProps) {
  return (
    <div className="live-starters">
      <h3 lang="en">Conversation starters</h3>
      <ul className="live-answers">
        {starters.map(({ language, text }) => (
          <li key={text} lang={language}>
            <button type="button" className="button secondary" onClick={() => onStart(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
