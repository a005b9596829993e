/** The brand's sign: a short piece of the voice line, as bars. Decorative; the name stands beside it. */
export function VoiceMark() {
  return (
    <svg className="voice-mark" viewBox="0 0 30 24" width="30" height="24" aria-hidden="true" focusable="false">
      <path d="M1.5 12h3M9 8v8M14 3v18M19 7v10M24 9.5v5M28.5 11.5v1" />
    </svg>
  );
}
