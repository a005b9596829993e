import type { Outcome } from './conversation.ts';

/** What the panel says of an answer that is not there, or not whole. */
export const outcomeTexts = {
  waiting: 'Looking it up',
  stopped: 'Stopped before there was an answer.',
  stoppedMidway: 'You stopped the answer here.',
  brokeOff: 'The answer broke off here, before its end.',
  siteSays: 'This site says:',
} as const;

/**
 * What a screen reader is told of the last question: that it is being looked up, then everything at once. An answer that is
 * still being written is not read out piece by piece.
 */
export function announcementOf(outcome: Outcome | undefined): string {
  switch (outcome?.kind) {
    case undefined:
      return '';
    case 'asking':
      return outcomeTexts.waiting;
    case 'answered':
      return outcome.answer.text;
    case 'broken': {
      const why = outcome.by === 'visitor' ? outcomeTexts.stoppedMidway : outcomeTexts.brokeOff;
      const instead = outcome.instead ? ` ${outcomeTexts.siteSays} ${outcome.instead}` : '';
      return `${outcome.answer.text} ${why}${instead}`;
    }
    case 'failed':
      return outcome.problem;
    case 'stopped':
      return outcomeTexts.stopped;
  }
}
