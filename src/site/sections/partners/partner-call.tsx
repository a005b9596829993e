import './partner-call.css';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { VoiceSettings } from '#shared/site-content.ts';
import { siteConfig } from '#site.config';
import { partnerCallId, specialistName } from '../../islands/partner-call-dialog.ts';
import { VoiceStage } from '../../voice/voice-stage.tsx';
import { voiceStageStatus } from '../../voice/voice-stage-texts.ts';

interface PartnerCallProps {
  readonly locale: Locale;
  readonly voice: VoiceSettings;
  /** The built-in specialist, which answers if no third-party agent is configured or if its widget fails. */
  readonly children?: ReactNode;
}

/**
 * The dialog with the AI partner specialist. It is a native `dialog`. So a button with `command` opens it and Escape
 * closes it, both without scripts.
 */
export function PartnerCall({ locale, voice, children }: PartnerCallProps) {
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
          Speak or type, in English, <span lang="zh-Hans">中文</span> or <span lang="ko">한국어</span>. Ask about tiers,
          work out your share, or introduce a client. Your microphone stays off until you turn it on.
        </p>
        <VoiceStage
          locale={locale}
          settings={voice}
          name={specialistName}
          isConfigured={voice.partnerAgent !== undefined}
          needsScript={true}
        >
          {children}
          <div className="partner-call-instead">
            <p>
              Calls need scripts, which are off in this browser. The questions that agencies ask are answered on this
              page. For more, <a href={localisedPath(locale, '/contact')}>leave your details</a>.
            </p>
          </div>
        </VoiceStage>
        <p className="partner-call-foot">
          Prefer to email us?{' '}
          <a
            className="touch-target"
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
