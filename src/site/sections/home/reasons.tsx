import type { ReactNode } from 'react';
import { usageNotice } from '#domain/packages.ts';

/** A reason to choose us, with its drawing: 64 units square, one stroke, one detail in the colour wattle. */
export interface Reason {
  readonly title: string;
  readonly text: string;
  readonly drawing: ReactNode;
}

const usage = usageNotice.charAt(0).toLowerCase() + usageNotice.slice(1);

/** The six reasons (product 2.10). */
export const reasons: readonly Reason[] = [
  {
    title: 'Local & SME-Focused',
    text: 'Built for the shop, the clinic and the van. Accents, place names and GST understood.',
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
    text: 'We write it, load it, test it with you and switch it on. You keep working.',
    drawing: (
      <>
        <path d="M14 8h26a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zM18 19h18v26H18zM18 32h18M27 13.5v.1M27 50.5v.1" />
        <path className="accent" d="M27 24v4M51 24l5-3M52 32h6M51 40l5 3" />
      </>
    ),
  },
  {
    title: 'Transparent Pricing',
    text: `Three packages, prices on this page; ${usage}`,
    drawing: (
      <>
        <path d="M31 12h17a4 4 0 0 1 4 4v17a4 4 0 0 1-1.2 2.8L31.8 54.8a4 4 0 0 1-5.6 0L9.2 37.8a4 4 0 0 1 0-5.6l19-19A4 4 0 0 1 31 12zM20 35l9 9M26 29l9 9" />
        <path className="accent" d="M45 19m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M48 18c3-6 6-9 11-9" />
      </>
    ),
  },
  {
    title: 'ROI First',
    text: 'We begin with the calls you miss and what one of them is worth.',
    drawing: (
      <>
        <path d="M14 8h26l10 10v38H14zM40 8v10h10M29 25h13M25 32h17M19 32h.1M21 38h21" />
        <path className="accent" d="M27 44h15M27 48.5h15" />
      </>
    ),
  },
  {
    title: '3 Months of Support',
    text: 'Every package. A person, not a ticket.',
    drawing: (
      <>
        <path d="M9 21h32v34H9zM9 30h32M17 17v7M33 17v7M16 14h32v34M23 7h32v34" />
        <path className="accent" d="M18 42.5l5 5 9.5-10" />
      </>
    ),
  },
  {
    title: 'Stable & Secure',
    text: 'Your customers’ words are theirs. We say where they go and for how long.',
    drawing: (
      <>
        <path d="M17 27h30a4 4 0 0 1 4 4v21a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V31a4 4 0 0 1 4-4zM21 27v-8a11 11 0 0 1 22 0v8" />
        <path className="accent" d="M22 40.5v2M27 37.5v8M32 34v15M37 38.5v6M42 40.5v2" />
      </>
    ),
  },
];
