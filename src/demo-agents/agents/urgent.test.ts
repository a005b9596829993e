import { describe, expect, test } from 'vitest';
import reviewedPhrasings from '../../../records/hearing/reviewed-phrasings.json' with { type: 'json' };
import { reply, startDialogue } from '../conversation/dialogue.ts';
import { agentsByKey, evening, rowsOf, stateOf } from './conversation.fixture.ts';

const textsOf = (wanted: string) => reviewedPhrasings.filter(({ label }) => label === wanted).map(({ text }) => text);

describe.each(agentsByKey)('%s', (_key, agent) => {
  const begun = startDialogue(agent, { now: evening, locale: 'en-NZ' });

  test.each(textsOf('danger'))('says the emergency number: %s', (said) => {
    expect(reply(begun.state, said).say).toContain('111');
  });

  test.each(textsOf('distress'))('says the helplines, and does not hand over the call: %s', (said) => {
    const turn = reply(begun.state, said);
    expect(turn.say).toContain('1737');
    expect(rowsOf(turn).join()).not.toContain(said);
  });

  test.each(textsOf('none'))('says neither of them, and offers nobody: %s', (said) => {
    const turn = reply(begun.state, said);
    expect(turn.say).not.toContain('111');
    expect(turn.say).not.toContain('1737');
    expect(turn.wantsPerson).toBe(false);
  });

  test('leaves the call as it was, and continues it', () => {
    const turn = reply(begun.state, 'i want to die');
    expect(stateOf(turn)).toBe(stateOf(begun));
    expect(rowsOf(turn)).toEqual(rowsOf(begun));
    expect(turn.isOver).toBe(false);
  });

  test('recognises danger in a long utterance and after the end of the call', () => {
    expect(reply(begun.state, `${'well '.repeat(90)} i want to kill myself`).say).toContain('1737');
    const over = reply(reply(begun.state, 'cancel everything').state, 'yes');
    expect(reply(over.state, 'somebody here wants to kill himself').say).toContain('1737');
  });
});
