import type { Outcome } from './conversation.ts';

/** The panel's texts for a missing or partial answer. */
export const outcomeTexts = {
  waiting: 'Looking it up',
  stopped: 'Stopped before there was an answer.',
  stoppedMidway: 'You stopped the answer here.',
  brokeOff: 'The answer broke off here, before its end.',
  siteSays: 'This site says:',
} as const;

/**
 * Returns the announcement for screen readers: first that the question is being answered, then the complete answer. A
 * partial answer is not announced.
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
