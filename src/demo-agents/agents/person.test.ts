import { describe, expect, test } from 'vitest';
import { reply, startDialogue } from '../conversation/dialogue.ts';
import { agentsByKey, evening, stateOf } from './conversation.fixture.ts';

describe.each(agentsByKey)('%s', (_key, agent) => {
  const begun = startDialogue(agent, { now: evening, locale: 'en-NZ' });

  test.each(['put me through to a person please', '转人工', '상담원 바꿔 주세요'])(
    'hands over to a person: %s',
    (said) => {
      const turn = reply(begun.state, said);
      expect(stateOf(turn)).toBe('handedOver');
      expect(turn.wantsPerson).toBe(true);
    },
  );

  test('hears a wish for a person after the end of the call, and keeps the ticket', () => {
    const over = reply(begun.state, 'operator');
    expect(over.isOver).toBe(true);
    const turn = reply(over.state, 'can I speak to a human?');
    expect(turn.wantsPerson).toBe(true);
    expect(turn.ticket).toEqual(over.ticket);
  });

  test.each(['i cant breathe', 'i want to die'])('offers no callback in an emergency: %s', (said) => {
    expect(reply(begun.state, said).wantsPerson).toBe(false);
  });
});
