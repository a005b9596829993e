import type { Outcome } from './conversation.ts';

export const outcomeTexts = {
  waiting: 'Looking it up',
  stopped: 'You stopped it before there was an answer.',
  stoppedMidway: 'You stopped the answer here.',
  brokeOff: 'The answer was cut off here.',
  siteSays: 'This site says:',
} as const;

/** Returns what screen readers announce: one note while the answer is loading, then the whole answer. */
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
