import { voiceLinePath } from '../voice-line/voice-line-path.ts';
import './bellbird.css';

const song = voiceLinePath({
  from: 256,
  to: 400,
  middle: 66,
  seed: 12,
  bursts: [{ from: 262, to: 392, loudness: 38 }],
});

/** A bellbird on a kōwhai branch, singing the voice line. Decorative. */
export function Bellbird() {
  return (
    <svg className="bellbird" viewBox="0 0 404 252" aria-hidden="true" focusable="false">
      <path d="M206 62c10-6 23-7 37-2-13 1-26 4-37 10M206 71c10 0 20 3 29 8-11 1-22 0-32-3" />
      <path d="M206 62c-4-13-17-22-31-21-17 1-28 13-34 29-8 20-27 38-51 55-21 15-41 34-58 58-3 6-6 12-8 19l14-7 5 13c12-17 27-31 45-42 8-4 15-4 15-4M38 195c12-17 26-30 43-42" />
      <path d="M203 76c5 15 4 35-8 53-13 21-37 33-65 34-10 0-19 1-27 4" />
      <path d="M148 92c17 4 25 17 20 33-6 20-30 31-60 32-12 1-24 6-36 14 14-22 30-34 44-48 10-10 17-21 32-31zM154 113c-10 17-27 29-48 36M161 128c-10 12-24 19-41 22M143 104c-8 13-18 24-33 34" />
      <path d="M147 162l6 25M163 156l7 28M145 190l8-3 8 3M162 187l8-3 8 2" />
      <path d="M0 227c46-19 118-38 206-41 46-1 96-10 140-30M236 185c16 5 27 13 33 25M104 200c-8 8-12 16-12 25M300 176c10 3 17 8 22 16" />
      <circle className="eye" cx="187" cy="61" r="3.4" />
      <g className="accent">
        <path d="M267 210c-9 7-12 18-9 31 5-3 9-7 11-12 2 6 5 10 10 14 6-12 2-25-8-33zM91 225c-7 6-10 15-7 25 4-2 7-5 9-9 1 5 4 8 8 11 5-10 2-20-6-27zM321 192c-6 6-8 13-6 22 4-2 6-5 8-8 1 4 4 7 7 9 4-9 1-17-5-23z" />
        <path d={song} />
      </g>
    </svg>
  );
}
