import { Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type DemoLanguage, languageOf } from '#language/languages.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { unansweredQuestionRetentionMonths } from '#shared/rules/business-constants.ts';
import { isComposing } from '#shared/rules/input-method.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { DetailsPane } from '#site/enquiries/details-pane.tsx';
import type { AskPlace } from './ask-assistant.ts';
import type { AnswerSoFar, Exchange } from './conversation.ts';
import { ExchangeView } from './exchange-view.tsx';
import { announcementOf } from './outcome-texts.ts';
import { QuestionForm } from './question-form.tsx';
import type { Conversation } from './use-conversation.ts';
import { VoiceSign } from './voice-sign.tsx';

interface AssistantPanelProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  readonly place: AskPlace;
  readonly conversation: Conversation;
  readonly onClose: () => void;
  /**
   * A call with a demo agent in which the caller asked for a person. If set, the panel opens with the form for a
   * callback.
   */
  readonly call?: FinishedCall | undefined;
}

export interface FinishedCall {
  readonly conversation: string;
  readonly language: DemoLanguage;
}

/** The form in place of the conversation: for a message about a question, or for a callback. */
type Aside =
  | { readonly question: string; readonly isAsked?: boolean }
  | (FinishedCall & { readonly isRing?: boolean; readonly contact?: AnswerSoFar['contact'] });

const starters: Readonly<Record<AskPlace, readonly string[]>> = {
  site: ['What do the packages cost?', 'Can I hear it first?', 'How do I become a partner?', 'When are you open?'],
  desk: [
    'How do I publish an article later?',
    'Where do I find deleted articles?',
    'How do I receive enquiries by email?',
    'How do I change the prices?',
  ],
};

/** Maximum distance from the end of the log, in pixels, at which the log still counts as scrolled to its end. */
const nearEnd = 60;

/** Space above the last question when the log is scrolled to it, in pixels. */
const aboveQuestion = 12;

/**
 * Returns the `scrollTop` that shows the end of the log. If the last answer is taller than the log, returns the
 * `scrollTop` that shows the question above it.
 */
function endOf(log: HTMLElement): number {
  const question = [...log.querySelectorAll<HTMLElement>('.assistant-question')].at(-1);
  const start = question ? question.offsetTop - log.offsetTop - aboveQuestion : 0;
  return Math.min(start, log.scrollHeight - log.clientHeight);
}

/** The panel with the conversation. It is a dialog that is not modal, and Escape closes it. */
export function AssistantPanel({ locale, apiBaseUrl, place, conversation, onClose, call }: AssistantPanelProps) {
  const { exchanges, isAsking, ask, retry, judge, stop, clear } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const lastTop = useRef(0);
  const [aside, setAside] = useState<Aside | undefined>(call);
  const isAside = aside !== undefined;
  const lastQuestion = exchanges.at(-1)?.question ?? '';

  useEffect(() => {
    if (!isAside) input.current?.focus();
  }, [isAside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the conversation changes.
  useEffect(() => {
    if (log.current && followsEnd.current && exchanges.length > 0) log.current.scrollTop = endOf(log.current);
  }, [exchanges, isAside]);

  const noteScroll = () => {
    // The log scrolls upwards only when a visitor wants to read. An arriving answer must then not scroll it down again.
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {};
    if (scrollHeight - scrollTop - clientHeight < nearEnd) followsEnd.current = true;
    else if (scrollTop < lastTop.current) followsEnd.current = false;
    lastTop.current = scrollTop;
  };
  const ring = (contact?: AnswerSoFar['contact']) =>
    setAside({
      conversation: conversation.written(),
      language: languageOf(conversation.lastQuestion()),
      isRing: true,
      contact,
    });
  /** Opens the form for a callback at once if the visitor wants to be rung and has typed a number. */
  const openRing = (asked: Exchange | undefined) => {
    const contact = asked?.outcome.kind === 'answered' ? asked.outcome.answer.contact : undefined;
    if (contact && place === 'site') ring(contact);
  };
  const askAndReturn = (question: string) => {
    followsEnd.current = true;
    void ask(question).then(openRing);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onClose();
  };
  const announcement = announcementOf(exchanges.at(-1)?.outcome);
  return (
    <div className="assistant-panel" role="dialog" aria-labelledby="assistant-title" onKeyDown={onKeyDown}>
      <header className="assistant-head">
        <VoiceSign />
        <h2 id="assistant-title">Ask the assistant</h2>
        {exchanges.length > 0 && !isAside && (
          <button
            type="button"
            className="assistant-icon"
            aria-label="Clear the conversation"
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
        <button type="button" className="assistant-icon" aria-label="Close" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </header>
      {isAside ? (
        <DetailsPane
          locale={locale}
          apiBaseUrl={apiBaseUrl}
          language={'language' in aside ? aside.language : languageOf(lastQuestion)}
          question={'question' in aside ? aside.question : ''}
          conversation={'conversation' in aside ? aside.conversation : undefined}
          isAsked={'isAsked' in aside ? aside.isAsked : false}
          isRing={'isRing' in aside ? aside.isRing : false}
          contact={'contact' in aside ? aside.contact : undefined}
          onBack={() => setAside(undefined)}
          onClose={onClose}
        />
      ) : (
        <>
          <div
            ref={log}
            className="assistant-log"
            role="log"
            aria-label="Conversation"
            aria-live="off"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
            tabIndex={0}
            onScroll={noteScroll}
          >
            {exchanges.length === 0 && place === 'desk' && (
              <p className="assistant-hello">
                I know the owner’s guide, and everything that I tell visitors. What you ask here is not counted, and is
                not kept among the questions of visitors. Our conversation stays in your browser until you close the
                tab.
              </p>
            )}
            {exchanges.length === 0 && place === 'site' && (
              <div className="assistant-hello">
                <p>I know the packages, the partner programme, the terms and every article on this site.</p>
                <details>
                  <summary>What we keep of our conversation</summary>
                  <p>
                    Our conversation stays in your browser until you close the tab. If I can’t answer, or you say that
                    an answer was not right, we keep your question for at most {unansweredQuestionRetentionMonths}{' '}
                    months, minus personal details where we can spot them.
                  </p>
                </details>
              </div>
            )}
            {exchanges.length === 0 && (
              <ul className="assistant-starters cluster" aria-label="Questions to start with">
                {starters[place].map((starter) => (
                  <li key={starter}>
                    <button type="button" onClick={() => askAndReturn(starter)}>
                      {starter}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {exchanges.map((exchange) => (
              <ExchangeView
                key={exchange.id}
                exchange={exchange}
                locale={locale}
                place={place}
                canRetry={!isAsking}
                onRetry={() => {
                  followsEnd.current = true;
                  void retry(exchange).then(openRing);
                  input.current?.focus();
                }}
                onChoose={askAndReturn}
                onLeaveDetails={() => setAside({ question: exchange.question })}
                onVerdict={(verdict) => judge(exchange, verdict)}
                onRing={ring}
              />
            ))}
          </div>
          <p className="visually-hidden" role="status" lang={languageOf(announcement)}>
            {announcement}
          </p>
          <QuestionForm input={input} isAsking={isAsking} onAsk={askAndReturn} onStop={stop} />
          {place === 'site' && (
            <p className="assistant-person note">
              Want a person?{' '}
              <button type="button" onClick={() => setAside({ question: lastQuestion, isAsked: true })}>
                {enquiryTexts.en.write}
              </button>{' '}
              <button type="button" onClick={() => ring()}>
                {enquiryTexts.en.ring.title}
              </button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
