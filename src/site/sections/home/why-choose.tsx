import { voiceLinePath } from '#shared/rules/voice-line-path.ts';
import { siteConfig } from '#site.config';
import './why-choose.css';
import type { ReactNode } from 'react';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';

/**
 * A reason for choosing the company. `drawing` contains SVG paths in a square of 64 by 64 units. One of them has the
 * colour wattle.
 */
interface Reason {
  readonly title: string;
  readonly text: string;
  /** The page to which the text leads. */
  readonly path?: string;
  readonly drawing: ReactNode;
}

const reasons: readonly Reason[] = [
  {
    title: 'Local & SME-Focused',
    text: 'Set up with your suburbs, prices and hours.',
    drawing: (
      <>
        <path d="M10 26 15 10h34l5 16M14 33v21h36V33M36 54V40h9v14M19 40h11v8H19z" />
        <path
          className="accent"
          d="M10 26a5.5 5.5 0 0 0 11 0 5.5 5.5 0 0 0 11 0 5.5 5.5 0 0 0 11 0 5.5 5.5 0 0 0 11 0z"
        />
      </>
    ),
  },
  {
    title: 'Done-for-You Setup',
    text: 'We write it, test it with you and switch it on when you approve it.',
    drawing: (
      <>
        <path d="M14 8h26a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zM18 19h18v26H18zM18 32h18M27 13.5v.1M27 50.5v.1" />
        <path className="accent" d="M27 24v4M51 24l5-3M52 32h6M51 40l5 3" />
      </>
    ),
  },
  {
    title: 'Transparent Pricing',
    text: 'Three packages, with their prices on this page.',
    drawing: (
      <>
        <path d="M31 12h17a4 4 0 0 1 4 4v17a4 4 0 0 1-1.2 2.8L31.8 54.8a4 4 0 0 1-5.6 0L9.2 37.8a4 4 0 0 1 0-5.6l19-19A4 4 0 0 1 31 12zM20 35l9 9M26 29l9 9" />
        <path className="accent" d="M45 19m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M48 18c3-6 6-9 11-9" />
      </>
    ),
  },
  {
    title: 'ROI First',
    text: 'We start with the calls you miss and what each is worth.',
    drawing: (
      <>
        <path d="M14 8h26l10 10v38H14zM40 8v10h10M29 25h13M25 32h17M19 32h.1M21 38h21" />
        <path className="accent" d="M27 44h15M27 48.5h15" />
      </>
    ),
  },
  {
    title: '3 Months of Support',
    text: 'A real person helps you through your first 3 months.',
    drawing: (
      <>
        <path d="M9 21h32v34H9zM9 30h32M17 17v7M33 17v7M16 14h32v34M23 7h32v34" />
        <path className="accent" d="M18 42.5l5 5 9.5-10" />
      </>
    ),
  },
  {
    title: 'Stable & Secure',
    text: 'See where your callers’ words go and how long they’re kept.',
    path: '/trust',
    drawing: (
      <>
        <path d="M17 27h30a4 4 0 0 1 4 4v21a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V31a4 4 0 0 1 4-4zM21 27v-8a11 11 0 0 1 22 0v8" />
        <path className="accent" d="M22 40.5v2M27 37.5v8M32 34v15M37 38.5v6M42 40.5v2" />
      </>
    ),
  },
];

export function WhyChoose({ locale }: { readonly locale: Locale }) {
  return (
    <section className="why section" aria-labelledby="why-title">
      <div className="container">
        <header className="why-heading">
          <h2 id="why-title">{`Why Choose ${siteConfig.brand}`}</h2>
          <Bellbird />
        </header>
        <ul className="why-list">
          {reasons.map(({ title, text, path, drawing }) => (
            <li key={title}>
              <svg className="drawing" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
                {drawing}
              </svg>
              <h3>{title}</h3>
              <p>{path ? <a href={localisedPath(locale, path)}>{text}</a> : text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const song = voiceLinePath({
  from: 256,
  to: 400,
  middle: 66,
  seed: 12,
  bursts: [{ from: 262, to: 392, loudness: 38 }],
});

/** A drawing of a singing bellbird on a kōwhai branch. The song is a voice line. The drawing is only a decoration. */
function Bellbird() {
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
