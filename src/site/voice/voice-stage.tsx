import './voice-stage.css';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { voiceLinePath } from '#shared/rules/voice-line-path.ts';
import type { VoiceSettings } from '#shared/site-content.ts';
import { siteConfig } from '#site.config';
import { packagesAnchor } from '../sections/header/site-links.ts';
import { voiceProvider } from './voice-provider.ts';
import { type VoiceStageState, voiceStageStatus } from './voice-stage-texts.ts';

interface VoiceStageProps {
  readonly locale: Locale;
  readonly settings: VoiceSettings;
  readonly name: string;
  readonly isConfigured: boolean;
  /** Whether the page holds clicks on this stage until the stage's script can handle them. */
  readonly needsScript?: boolean;
  /** The built-in agent, which answers if there is no widget, or after the widget has failed. */
  readonly children?: ReactNode;
  readonly beside?: ReactNode;
}

/**
 * The box for the voice widget, with the texts of all its states. The server renders it. The page's script controls it
 * through a `VoiceStageControl`.
 */
export function VoiceStage({ locale, settings, name, isConfigured, needsScript, children, beside }: VoiceStageProps) {
  const state: VoiceStageState = isConfigured ? 'waiting' : 'live';
  return (
    <div
      className="voice-stage"
      data-voice-stage=""
      data-state={state}
      data-consent={settings.consent}
      data-signed-url-endpoint={settings.signedUrlEndpoint}
    >
      <div className="voice-stage-head">
        <StageLine className="voice-stage-sign" />
        <p role="status">
          <strong data-voice-status="">{voiceStageStatus[state]}</strong> <span data-voice-name="">{name}</span>
        </p>
        <button
          className="button quiet voice-stage-reload"
          type="button"
          title="Starts the agent again."
          data-voice-reload=""
        >
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
          Reload Widget
        </button>
      </div>
      <div className="voice-stage-middle">
        <div className="voice-stage-body" data-voice-body="" data-needs-script={needsScript ? '' : undefined}>
          <div className="voice-stage-wait" data-on="waiting loading">
            <StageLine className="voice-stage-wave" />
            <p>The agent is coming to the phone.</p>
          </div>
          <div className="voice-stage-wait behind" data-on="ready">
            <StageLine className="voice-stage-wave" />
          </div>
          <div className="voice-stage-note" data-on="asking">
            <p className="voice-stage-title">Before the agent answers</p>
            <p>
              The voice agent runs on {voiceProvider.name}, another company. If you say yes, your browser loads their
              widget and they see your network address. Your microphone stays off until you start a call.
            </p>
            <p>
              <button className="button" type="button" data-voice-consent="">
                Yes, load it
              </button>
              <a href={voiceProvider.privacyAddress} rel="noopener external">
                How {voiceProvider.name} handles data
              </a>
            </p>
          </div>
          <div className="voice-stage-note" data-on="failed">
            <p className="voice-stage-title">The voice agent did not load</p>
            <p>
              Press Reload Widget to try again. If it still doesn’t load, email{' '}
              <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a> or see{' '}
              <a href={`${localisedPath(locale, '/')}#${packagesAnchor}`}>the packages</a>.
            </p>
          </div>
          {children && (
            <div className="voice-stage-instead" data-on="live failed">
              {children}
            </div>
          )}
        </div>
        {beside && (
          <div className="voice-stage-beside" data-on="waiting asking loading ready">
            {beside}
          </div>
        )}
      </div>
    </div>
  );
}

const width = 240;
const height = 64;
const path = voiceLinePath({
  from: 0,
  to: width,
  middle: height / 2,
  seed: 19,
  bursts: [
    { from: 24, to: 96, loudness: 14 },
    { from: 104, to: 220, loudness: 28 },
  ],
});

function StageLine({ className }: { readonly className: string }) {
  return (
    <svg
      className={`stage-line ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
