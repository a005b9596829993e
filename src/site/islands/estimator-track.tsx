const barCount = 49;
const height = 40;

/** A voice as bars, the same every time: syllables that swell and fall. */
const bars = Array.from({ length: barCount }, (_, index) => {
  const syllable = Math.abs(Math.sin(index * 0.42)) * 0.65 + Math.abs(Math.sin(index * 1.7 + 1)) * 0.35;
  const half = 2 + syllable * (height / 2 - 5);
  return { x: index * 10, line: `M${index * 10} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}` };
});

/** A slider's track as a recording that has been played up to `share` (0 to 1). Decorative; the slider lies over it. */
export function EstimatorTrack({ share }: { readonly share: number }) {
  const reached = share * (barCount - 1) * 10;
  const lines = (isPlayed: boolean) =>
    bars
      .filter(({ x }) => (x <= reached && share > 0) === isPlayed)
      .map(({ line }) => line)
      .join('');
  return (
    <svg
      className="estimator-track"
      viewBox={`0 0 ${(barCount - 1) * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines(false)} />
      <path className="played" d={lines(true)} />
    </svg>
  );
}
