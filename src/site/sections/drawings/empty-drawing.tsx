import { voiceLinePath } from '../voice-line/voice-line-path.ts';
import './drawings.css';

const quiet = voiceLinePath({ from: 0, to: 560, middle: 120, seed: 6, step: 7, bursts: [] });

/** A drawing for a list that is still empty: a nest on a kōwhai branch, and a quiet line. It is only a decoration. */
export function EmptyDrawing() {
  return (
    <svg className="line-drawing" viewBox="0 0 560 310" aria-hidden="true" focusable="false">
      <path d="M150 236c70-28 140-44 250-40 60 2 110-10 160-36M300 196c30 6 52 20 62 42M220 212c-14 10-22 22-24 38M246 170c-2 18 18 32 44 32s46-14 44-32M240 168c16 6 84 6 100 0M248 180c24 10 60 10 84 0M254 190c24 8 48 8 72 0M262 166l-14-14M318 166l16-12M290 168l4-16" />
      <path
        className="accent"
        d="M372 240c-9 7-12 18-9 31 5-3 9-7 11-12 2 6 5 10 10 14 6-12 2-25-8-33M196 252c-7 6-10 15-7 25 4-2 7-5 9-9 1 5 4 8 8 11 5-10 2-20-6-27M470 188c-6 6-8 13-6 22 4-2 6-5 8-8 1 4 4 7 7 9 4-9 1-17-5-23"
      />
      <path className="accent" d={quiet} />
    </svg>
  );
}
