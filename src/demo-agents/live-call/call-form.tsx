import { Mic, SendHorizontal, Square, Volume2, VolumeX } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type DemoLanguage, demoLanguages } from '#language/languages.ts';
import { utteranceMaximum } from '#shared/rules/business-constants.ts';
import { voiceLinePath } from '#shared/rules/voice-line-path.ts';
import type { OnDevice } from './browser-speech.ts';
import type { CallTexts } from './call-texts.ts';
import type { CallPlace, LiveCall } from './live-call.ts';
import type { MicrophoneState } from './microphone.ts';

const lineWidth = 900;
const line = voiceLinePath({
  from: 0,
  to: lineWidth,
  middle: 20,
  seed: 29,
  bursts: [
    { from: 290, to: 400, loudness: 10 },
    { from: 420, to: 600, loudness: 17 },
  ],
});

interface CallFormProps {
  readonly place: CallPlace;
  /** The language for which the microphone listens. */
  readonly language: DemoLanguage;
  readonly texts: CallTexts;
  /** Undefined until the call is loaded. */
  readonly microphone: MicrophoneState | undefined;
  readonly notice: string | undefined;
  readonly withCall: (use: (call: LiveCall) => void, onFailure?: () => void) => void;
}

/** The microphone and the field of a call, and under them who hears what is said. */
export function CallForm({ place, language, texts, microphone, notice, withCall }: CallFormProps) {
  const [text, setText] = useState('');
  /** What was chosen before the call is loaded, so that the choice stays where the caller has put it. */
  const [early, setEarly] = useState(language);
  const id = useId();
  const canListen = microphone?.canListen ?? true;
  const sentence = useRef<HTMLParagraphElement>(null);
  // The button to talk disappears when the browser cannot listen. The focus then moves to the sentence that says so.
  useEffect(() => {
    if (!canListen && document.activeElement === document.body) sentence.current?.focus();
  }, [canListen]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    withCall(
      (call) => call.act({ type: 'say', text }),
      () => setText((now) => now || text),
    );
  };
  return (
    // With the method `dialog`, nothing happens if the form is sent before the script runs.
    <form className="live-form" method="dialog" autoComplete="off" onSubmit={submit}>
      <svg
        className="live-line stage-line"
        viewBox={`0 0 ${lineWidth} 40`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d={line} />
      </svg>
      <div className="live-controls">
        {canListen && <TalkButton texts={texts} isOpen={microphone?.isOpen ?? false} withCall={withCall} />}
        <div className="field-control">
          <label className="visually-hidden" htmlFor={id}>
            {texts.say}
          </label>
          <input
            id={id}
            name="say"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={canListen ? texts.typeHere : texts.typeOnly}
            enterKeyHint="send"
            maxLength={utteranceMaximum}
          />
          <button type="submit" className="button quiet" aria-label={texts.send}>
            <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        {canListen && microphone?.isUsed && (
          <button
            className="button quiet"
            type="button"
            aria-label={texts.mute}
            aria-pressed={microphone.isMuted}
            onClick={() => withCall((call) => call.microphone.toggleMute())}
          >
            {microphone.isMuted ? (
              <VolumeX size={20} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Volume2 size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
          </button>
        )}
      </div>
      <div className="live-under">
        <div className="live-sentences">
          <p ref={sentence} role="status" tabIndex={-1}>
            {notice ?? voiceSentence(texts, microphone, language)}
          </p>{' '}
          {place.modelAddress !== undefined && <p>{texts.model} </p>}
          <p>{place.senderAddress === undefined ? texts.keepsNothing : texts.keepsAgreed}</p>
        </div>
        {canListen && microphone?.onDevice[language] === 'downloadable' && (
          <button
            type="button"
            className="button quiet"
            onClick={() => withCall((call) => void call.microphone.install(language))}
          >
            {texts.install}
          </button>
        )}
        {canListen && (
          <LanguageChoice
            legend={texts.listensFor}
            name={`listen-${place.agentKey}`}
            value={microphone ? language : early}
            onChange={(chosen) => {
              setEarly(chosen);
              withCall((call) => call.chooseLanguage(chosen));
            }}
          />
        )}
      </div>
    </form>
  );
}

interface TalkButtonProps extends Pick<CallFormProps, 'texts' | 'withCall'> {
  readonly isOpen: boolean;
}

function TalkButton({ texts, isOpen, withCall }: TalkButtonProps) {
  return (
    <button
      className="button quiet live-talk-button"
      type="button"
      data-open={isOpen || undefined}
      onFocus={() => withCall((call) => call.microphone.prepare())}
      onPointerEnter={() => withCall((call) => call.microphone.prepare())}
      onClick={() => withCall((call) => call.toggleMicrophone())}
    >
      <span className="live-microphone">
        {isOpen ? (
          <Square size={20} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Mic size={22} strokeWidth={1.75} aria-hidden="true" />
        )}
      </span>
      {isOpen ? texts.stop : texts.talk}
    </button>
  );
}

/** Returns the sentence under the field: what the microphone has just done, or who hears the visitor. */
function voiceSentence(texts: CallTexts, microphone: MicrophoneState | undefined, language: DemoLanguage): string {
  if (microphone?.notice) return texts[microphone.notice];
  if (microphone && !microphone.canListen) return texts.unavailable;
  return texts[hearer[microphone?.onDevice[language] ?? 'unavailable']];
}

const hearer = {
  available: 'device',
  downloadable: 'downloadable',
  downloading: 'downloading',
  unavailable: 'maker',
} as const satisfies Record<OnDevice, keyof CallTexts>;

interface LanguageChoiceProps {
  readonly legend: string;
  readonly name: string;
  /** The chosen language. Without it, the browser keeps the choice, and the first language is chosen at the start. */
  readonly value?: DemoLanguage;
  readonly onChange?: (language: DemoLanguage) => void;
}

/** The radio buttons with which a visitor chooses the language of a call. */
export function LanguageChoice({ legend, name, value, onChange }: LanguageChoiceProps) {
  return (
    <fieldset className="language-choice">
      <legend className={value === undefined ? undefined : 'visually-hidden'}>{legend}</legend>
      {demoLanguages.map(({ tag, ownName, name: language }, index) => (
        <label key={tag}>
          <input
            type="radio"
            name={name}
            value={tag}
            {...(value === undefined ? { defaultChecked: index === 0 } : { checked: value === tag })}
            onChange={() => onChange?.(tag)}
            aria-label={language}
          />
          <span lang={tag}>{ownName}</span>
        </label>
      ))}
    </fieldset>
  );
}
