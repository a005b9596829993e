export function VoiceSign({ isSpeaking = false }: { readonly isSpeaking?: boolean }) {
  return (
    <svg
      className={isSpeaking ? 'voice-sign speaking' : 'voice-sign'}
      viewBox="0 0 36 16"
      width="27"
      height="12"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 8.5h7l2 .8 2.4 2 2-1.2 2.4-5.6 2.2-1.2 2.4 2 2.4.6 2 2.4 2.6.4 6.6-.2" />
    </svg>
  );
}
