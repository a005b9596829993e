import './partner-call.css';
import { X } from 'lucide-react';
import type { Locale } from '#domain/locales.ts';
import { partnerQuestions } from '#domain/partner-programme.ts';
import type { VoiceSettings } from '#domain/site-content.ts';
import { siteConfig } from '#site.config';
import { VoiceStage } from '../../voice/voice-stage.tsx';
import { voiceStageStatus } from '../../voice/voice-stage-texts.ts';
import { Exchange } from './exchange.tsx';
import { partnerCallId, specialistName } from './partners-page.ts';

interface PartnerCallProps {
  readonly locale: Locale;
  readonly voice: VoiceSettings;
}

const turns = partnerQuestions.slice(0, 2).flatMap(
  ({ question, answer }) =>
    [
      { speaker: 'Agency', text: question },
      { speaker: 'Specialist', text: answer },
    ] as const,
);

/**
 * The dialog with the AI partner specialist (product 4.2). It is a native `dialog`, which keeps the focus and closes
 * with Escape without scripts.
 */
export function PartnerCall({ locale, voice }: PartnerCallProps) {
  return (
    <dialog
      className="partner-call"
      id={partnerCallId}
      aria-labelledby="partner-call-title"
      aria-describedby="partner-call-about"
      data-agent-id={voice.partnerAgent}
      data-failure={voiceStageStatus.failed}
      closedby="any"
    >
      <div className="partner-call-panel">
        <form method="dialog" className="partner-call-head">
          <h2 id="partner-call-title">Talk to our {specialistName}</h2>
          <button className="button quiet" type="submit" aria-label="Close" data-partner-call-first="">
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </form>
        <p id="partner-call-about">
          Ask about tiers, commissions and joining. It can’t sign you up; one of our team does that. Your microphone
          stays off until you start a call, and closing this window ends the call.
        </p>
        <VoiceStage
          locale={locale}
          settings={voice}
          name={specialistName}
          isConfigured={voice.partnerAgent !== undefined}
        >
          <div className="partner-call-instead">
            <p>The specialist can’t take calls at the moment. Here are two of its answers in writing.</p>
            <Exchange turns={turns} />
          </div>
        </VoiceStage>
        <p className="partner-call-foot">
          Prefer to email us?{' '}
          <a
            href={`mailto:${siteConfig.email}?subject=${encodeURIComponent('Partner programme')}`}
            data-partner-call-last=""
          >
            {siteConfig.email}
          </a>
        </p>
      </div>
    </dialog>
  );
}
