import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';
import { voiceLinePath } from '#shared/rules/voice-line-path.ts';
import './drawings.css';

/** A drawing in a rectangle of 560 by 297 units, whose floor is at its end. The voice line comes in from the left and ends at `phone`. */
interface Drawing {
  readonly ink: string;
  /** Lines in the colour wattle. */
  readonly accent: string;
  readonly phone: { readonly x: number; readonly y: number };
}

/** Where the owner is while the agent answers. Drawn for this site, in the line of the bellbird. */
const scenes: Readonly<Record<DemoAgentKey, Drawing>> = {
  trades: {
    ink: 'M150 88h380M150 100h380M164 100v196M516 100v196M70 296h476M322 88V44c0-24 40-24 40 0v10M314 88v-8h16v8M276 100c2 28 10 40 26 42h56c16-2 24-14 26-42M326 142v38c0 30 46 30 46 0 0-12 6-18 18-18h126M342 142v36c0 12 14 12 14 0 0-22 12-34 34-34h126M320 150h28M320 160h28M516 106l40 14v178l-40-10M547 196v18M40 296c-6-2-8-10-4-14l16-2 14-8 4 24zM66 272l40-62c6-9 18-10 25-1l43 55M70 296l8-14M84 282l34-46 30 46M84 296M174 264c22-4 50-8 76-6 20 2 30 8 36 14M286 272c2 10-2 22-14 24M286 271c7 0 12-3 14-8 1-4 3-6 6-7l3-6 7 3c4-1 9-2 14-1M284 287c8 3 15 4 22 4 7 4 15 4 23 2M330 252c13 2 19 12 19 21 0 10-8 18-20 20-3-13-3-28 1-41-5-3-9-8-9-15 7 1 13 7 15 17M316 265c3 2 6 2 9 0M246 258c14-18 34-34 62-46M262 259c18-16 34-28 52-36M308 212c4-6 12-6 16-1 3 5 1 12-5 14M320 208l24-26M326 214l24-26M344 182c-4-8 2-18 12-17l-5 9 6 6 9-4c0 10-9 17-16 12M440 296v-40c0-6 4-8 4-14v-8h16v8c0 6 4 8 4 14v40M440 268h24M486 296v-30h18v30M486 276h18M197 86l5-38c0-2 2-4 5-4l14 2c2 0 4 2 3 5l-5 37',
    accent: 'M358 206c-6 9-8 13-8 17a8 8 0 0 0 16 0c0-4-2-8-8-17M352 256v8M362 258v6',
    phone: { x: 196, y: 64 },
  },
  clinic: {
    ink: 'M120 172h420M120 186h420M138 186v110M522 186v110M104 296h452M138 240h384M152 172c0-10 6-16 16-18h28c10 2 14 8 14 18M150 150c-4-12 8-18 30-18s36 6 32 18l-12 2-4-8h-30l-4 8zM262 84c0-18 12-30 28-30s28 12 28 30c0 20-12 34-28 34s-28-14-28-34zM262 86c-6 14-4 30-12 40M260 80c12-2 20-8 26-16 8 10 18 14 32 14M318 84c4 12 4 24 10 34M281 116c0 10-2 14-12 18-18 6-26 18-28 38M299 116c0 10 2 14 12 18 16 5 24 16 28 32M281 100c5 5 13 5 18 0M340 172c4-10 14-12 24-10l30-6M424 76c0-18 12-28 26-28s26 10 26 28c0 20-12 32-26 32s-26-12-26-32zM424 74c10-2 14-10 14-16 10 8 24 10 38 8M442 107c0 10-4 14-14 18-16 7-22 20-24 47M460 107c0 10 4 14 14 18 18 7 26 20 28 47M438 92c5 4 11 4 15 0M426 160c-10-6-22-8-32-4M372 150l24-6 5 20-24 6zM379 155l12-3M90 60a26 26 0 1 0 52 0a26 26 0 1 0-52 0M116 44v17l10 7M186 36h40v52h-40zM194 48h24M194 58h24M194 68h14',
    accent: 'M360 20h16v16h16v16h-16v16h-16v-16h-16v-16h16z',
    phone: { x: 150, y: 150 },
  },
  beauty: {
    ink: 'M20 122h120M30 122v10M130 122v10M112 122V96c0-5 3-6 3-12h10c0 6 3 7 3 12v26M112 106h16M86 120l4-40c0-3 2-4 5-4l10 1c3 0 4 2 4 5l-4 39M372 76a46 46 0 1 0 92 0a46 46 0 1 0-92 0M398 92l30-36M412 100l22-26M196 84c0-16 11-27 25-27s25 11 25 27c0 18-11 30-25 30s-25-12-25-30zM196 86c-2-26 14-38 30-36 16 2 22 14 20 32-10 0-18-6-22-14-6 10-16 16-28 18M214 112c0 10-4 14-14 18-22 9-30 30-32 70l-4 96M228 113c0 9 4 13 12 17 14 6 22 16 30 30M180 296l4-92M214 92c4 4 9 4 13 0M192 168c20 24 44 30 76 18M204 156c16 18 36 24 62 14M250 186h84c0 30-14 44-42 44s-42-14-42-44zM244 186h98M278 230v66M306 230v66M262 296h60M292 180c-8-14-2-32 14-36 16-3 30 8 30 24 0 12-8 20-18 22M318 152c6-2 10 0 12 4M306 146c-16-6-30 4-34 20-2 8-8 12-12 20M314 170c4 3 8 3 10 0M338 166c22 2 40 10 56 20 26 16 56 22 92 22M326 190c20 10 40 24 64 40l90 4M486 208c10 8 20 40 26 84M480 234c6 14 10 36 14 58M512 292l22 4h-44M390 230l8-44M344 200l30 36c6 6 12 8 22 8h72M350 214l26 60h88M420 274v22M392 296h58M360 190c24 16 50 26 78 26',
    accent: 'M272 160c-4 8-10 12-14 22M282 152c-10 8-12 20-18 30M268 196l-2 10M282 198v12M298 196l2 10',
    phone: { x: 84, y: 96 },
  },
  takeaway: {
    ink: 'M110 196h440M110 210h440M128 210v86M532 210v86M100 296h460M110 40h440M110 48h440M226 48v26M206 92c0-12 8-18 20-18s20 6 20 18zM432 48v26M412 92c0-12 8-18 20-18s20 6 20 18zM276 48v56l6-4 6 4 6-4 6 4V48M282 62h12M282 72h12M282 82h8M250 48v36l6-4 5 4 5-4 6 4V48M256 60h10M256 70h7M336 134c0-16 11-26 25-26s25 10 25 26c0 17-11 28-25 28s-25-11-25-28zM332 116c-12-4-14-24 4-26 4-14 26-16 32-4 14-6 28 6 22 20 0 6-4 10-8 11zM334 116c16-5 36-5 50 1M352 160c0 8-4 12-12 14-10 3-16 10-20 22M370 160c0 8 4 12 12 14 10 3 16 10 20 22M352 146c5 4 12 4 17 0M168 196c0-4 30-8 52-8s52 4 52 8M180 190c4-10 18-14 40-14s36 4 40 14M206 182v.1M222 180v.1M238 183v.1M424 196h84l-8-20h-68zM424 186h84M438 176l8-26h60l-6 26M152 262a14 14 0 1 0 28 0a14 14 0 1 0-28 0M206 262a14 14 0 1 0 28 0a14 14 0 1 0-28 0M260 262a14 14 0 1 0 28 0a14 14 0 1 0-28 0M314 262a14 14 0 1 0 28 0a14 14 0 1 0-28 0M368 262a14 14 0 1 0 28 0a14 14 0 1 0-28 0M166 262l6-8M220 262l6-8M274 262l6-8M328 262l6-8M382 262l6-8M422 236h92v46h-92zM438 236v-6h60v6M122 194l5-42c0-3 2-4 5-4l12 1c3 0 4 2 4 5l-4 41',
    accent: 'M204 168c-6-8 6-12 0-20M220 166c-6-8 6-12 0-20M236 168c-6-8 6-12 0-20',
    phone: { x: 124, y: 170 },
  },
  hotels: {
    ink: 'M120 182h420M120 196h420M138 196v100M522 196v100M104 296h452M160 214h150v64h-150zM350 214h150v64h-150zM152 182c0-10 6-16 16-18h28c10 2 14 8 14 18M150 160c-4-12 8-18 30-18s36 6 32 18l-12 2-4-8h-30l-4 8zM254 182h44M260 178c0-14 6-22 16-22s16 8 16 22zM276 156v-5M270 150h12M452 182h44M474 182v-56M446 126l12-40h32l12 40zM486 126v18M250 24h150v104H250zM325 24v104M250 76h150M250 112c20-14 36-16 52-6 18-20 40-24 60-4 14-8 26-8 38 2M150 34h70v78h-70zM164 50v4M185 50v4M206 50v4M164 84v4M206 84v4M160 58a4 4 0 1 0 8 0a4 4 0 1 0-8 0M164 62v12M181 58a4 4 0 1 0 8 0a4 4 0 1 0-8 0M185 62v12M160 92a4 4 0 1 0 8 0a4 4 0 1 0-8 0M164 96v10M202 92a4 4 0 1 0 8 0a4 4 0 1 0-8 0M206 96v10M320 182c0-8 4-10 10-10h56c6 0 10 2 10 10M334 172l-6-12h60l-6 12',
    accent:
      'M374 38a15 15 0 1 0 14 22a19 19 0 0 1-14-22M272 44v.1M296 58v.1M306 36v.1M346 62v.1M206 50v4M202 58a4 4 0 1 0 8 0a4 4 0 1 0-8 0M206 62v12',
    phone: { x: 150, y: 160 },
  },
};

const lineId = 'voice-line-in';
const lineLength = 1000;

/** The voice line, which ends at 0, 0. It is longer than a drawing, so that it comes in from the side of the window. */
const lineIn = [
  voiceLinePath({ from: -lineLength, to: -160, middle: 0, seed: 4, step: 24, bursts: [] }),
  voiceLinePath({ from: -160, to: 0, middle: 0, seed: 4, step: 4, bursts: [{ from: -150, to: -8, loudness: 26 }] }),
].join('');

/** The voice line that all drawings of a page share. Must be on the page once, before the drawings. */
export function DrawingLine() {
  return (
    <svg className="visually-hidden" aria-hidden="true" focusable="false">
      <path id={lineId} d={lineIn} />
    </svg>
  );
}

/** A drawing of a trade at work while the phone is answered. It is only a decoration. */
export function TradeDrawing({ trade }: { readonly trade: DemoAgentKey }) {
  const { ink, accent, phone } = scenes[trade];
  return (
    <svg className="line-drawing" data-trade={trade} viewBox="0 0 560 297" aria-hidden="true" focusable="false">
      <path d={ink} />
      <path className="accent" d={accent} />
      <use className="accent" href={`#${lineId}`} x={phone.x} y={phone.y} />
    </svg>
  );
}

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
