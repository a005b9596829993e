/** One turn of the hero's example call. */
export interface CallTurn {
  readonly speaker: 'caller' | 'agent';
  readonly text: string;
}

/** The invented example call of the hero; the page labels it as an example. */
export const exampleCall = {
  occasion: 'Plumber, after hours',
  time: '6:47 pm',
  turns: [
    { speaker: 'caller', text: 'Hi, our kitchen drain’s blocked and it’s coming up in the shower.' },
    {
      speaker: 'agent',
      text: 'That sounds urgent. I can have someone there at 7.30 tomorrow morning, or tonight at the after-hours rate. Which suits?',
    },
    { speaker: 'caller', text: 'Tomorrow’s fine. 14\u00a0Rātā\u00a0Street.' },
  ] satisfies readonly CallTurn[],
  outcome: { title: 'Booked: Wednesday 7.30 am', detail: 'Blocked drain, 14\u00a0Rātā\u00a0Street. Sent to the van.' },
} as const;
