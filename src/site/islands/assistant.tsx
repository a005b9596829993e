import { useEffect, useRef, useState } from 'react';
import { enquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { AssistantPanel } from '#site/assistant/assistant-panel.tsx';
import { useConversation } from '#site/assistant/use-conversation.ts';
import { VoiceSign } from '#site/assistant/voice-sign.tsx';

/** The AI chat assistant at the bottom right of every page (product 6.1). */
export function Assistant({ locale, apiBaseUrl }: { readonly locale: Locale; readonly apiBaseUrl: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const conversation = useConversation(locale, apiBaseUrl);
  const pill = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const wasOpen = useRef(false);

  const open = () => {
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : undefined;
    setIsOpen(true);
    // A link such as "Ask about Growth" stores its question on the button that it clicks (see link-behaviour.ts).
    const question = pill.current?.dataset.question;
    delete pill.current?.dataset.question;
    if (question) void conversation.ask(question);
    if (isOpen) document.getElementById('assistant-question')?.focus();
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
      <noscript>
        <a className="assistant-pill" href={localisedPath(locale, '/contact')}>
          {enquiryTexts.en.title}
        </a>
      </noscript>
      {isOpen && (
        <AssistantPanel
          locale={locale}
          apiBaseUrl={apiBaseUrl}
          conversation={conversation}
          onClose={() => setIsOpen(false)}
        />
      )}
    </aside>
  );
}
