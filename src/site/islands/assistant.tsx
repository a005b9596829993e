import { useEffect, useRef, useState } from 'react';
import { demoLanguages } from '#language/languages.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { AskPlace } from '#site/assistant/ask-assistant.ts';
import { AssistantPanel, type FinishedCall } from '#site/assistant/assistant-panel.tsx';
import { useConversation } from '#site/assistant/use-conversation.ts';
import { VoiceSign } from '#site/assistant/voice-sign.tsx';

interface AssistantProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  /** Where the assistant is shown. In the desk, the assistant also answers from the owner's guide. */
  readonly place?: AskPlace;
}

export function Assistant({ locale, apiBaseUrl, place = 'site' }: AssistantProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [call, setCall] = useState<FinishedCall>();
  const conversation = useConversation(locale, { apiBaseUrl, place });
  const pill = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const wasOpen = useRef(false);

  const open = () => {
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : undefined;
    setIsOpen(true);
    // When a caller asks a demo agent for a callback, live-call.ts writes the conversation into this button's data, and
    // then clicks the button.
    const finished = callOn(pill.current);
    setCall(finished);
    // A link such as "Ask about Growth" writes its question into this button's data, and then clicks the button (see
    // ask-links.ts).
    const question = pill.current?.dataset.question;
    delete pill.current?.dataset.question;
    if (question) void conversation.ask(question);
    if (isOpen && !finished) document.getElementById('assistant-question')?.focus();
  };

  useEffect(() => {
    if (wasOpen.current && !isOpen) (opener.current?.isConnected ? opener.current : pill.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <aside className="assistant not-printed" aria-label="Assistant">
      <button
        ref={pill}
        type="button"
        className="assistant-pill"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-assistant-pill
        onClick={open}
      >
        <VoiceSign />
        Ask
      </button>
      <p className="assistant-offline" role="status" data-assistant-offline="" />
      <noscript>
        <a className="assistant-pill" href={localisedPath(locale, '/contact')}>
          {enquiryTexts.en.title}
        </a>
      </noscript>
      {isOpen && (
        <AssistantPanel
          // The key changes with the call, so React mounts the panel again with the text of the new call.
          key={call?.conversation}
          call={call}
          locale={locale}
          apiBaseUrl={apiBaseUrl}
          place={place}
          conversation={conversation}
          onClose={() => setIsOpen(false)}
        />
      )}
    </aside>
  );
}

/** Returns the call that a demo agent has written into the button's data, and removes it from there. */
function callOn(pill: HTMLElement | null): FinishedCall | undefined {
  const { conversation, language } = pill?.dataset ?? {};
  delete pill?.dataset.conversation;
  delete pill?.dataset.language;
  const spoken = demoLanguages.find(({ tag }) => tag === language);
  return conversation && spoken ? { conversation, language: spoken.tag } : undefined;
}
