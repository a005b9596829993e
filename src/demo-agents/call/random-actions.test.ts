import { expect, test } from 'vitest';
import { agentsByKey, evening, fillingChange } from '#tests/support/demo-calls.ts';
import { act, startCall } from './call.ts';
import { markedSlots, missingSlots } from './call-state.ts';
import type { CallAction, RowChange, TicketRow, Turn } from './turn.ts';

/** Sentences of every agent and language, with nonsense, so that most of them fit neither the agent nor the question. */
const sentences = [
  ...['yes', 'no', 'no, that’s wrong', 'go back', 'start again', 'cancel everything', 'that’s all', 'repeat that', ''],
  ...['a trim with Maia on Friday at 2', 'two large margheritas, no basil', 'a double room for three nights'],
  ...['a burst pipe, the water is still running', 'I have 6 clients', 'pickup', 'delivery to flat 3, 22 Kauri Road'],
  ...['Tom Lee', 'my name is Sam, 021 555 0199', 'not Saturday, Sunday', 'how much is it?', 'the name is wrong'],
  ...['好的', '不对', '周五下午两点剪头发', '两个大的玛格丽特', '三个人住两晚'],
  ...['我叫林小雨', '有停车场吗？', '电话 021 555 0188', '네', '아니요', '금요일 오후 두 시 커트'],
  ...['마르게리타 두 판이요', '제 이름은 김민수', '얼마예요?', '31일이요', '취소할게요'],
  ...['blorp fizz 77', '🍕🍕🍕', '99', 'Ωμέγα привет', '</script>', 'a', '31 June', '4111 1111 1111 1111'],
] as const;

/** Returns a generator of numbers from 0 to below `below`, the same for each seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each(agentsByKey)('%s survives everything that a caller may do, in any order', (key, agent) => {
  const ends = new Set<string>();
  for (let seed = 0; seed < 15; seed += 1) {
    const random = randomFrom(seed);
    const language = (['en', 'zh-Hans', 'ko'] as const)[seed % 3];
    let turn = startCall(agent, { now: evening, locale: seed % 2 ? 'en-AU' : 'en-NZ', language });
    const done: CallAction[] = [];
    for (let step = 0; step < 30 && !turn.isOver; step += 1) {
      const before = turn;
      const action = nextAction(before, random);
      done.push(action);
      turn = act(before, action);
      expectSound(before, turn, action, `${key} ${seed} ${JSON.stringify(done)}`);
    }
    ends.add(turn.ticket.status);
  }
  // The walk is worth something only if it reaches the end of a call.
  expect(ends).toContain('confirmed');
});

function expectSound(before: Turn, turn: Turn, action: CallAction, walk: string): void {
  expect(turn.say, walk).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  expect(turn.buttons.length, walk).toBeLessThanOrEqual(6);
  expect(new Set(turn.buttons.map(({ key }) => key)).size, walk).toBe(turn.buttons.length);
  if (action.type !== 'change' || turn.ticket.rows.some(({ isAsked }) => isAsked && !turn.isOver))
    expect(turn.say.trim(), walk).not.toBe('');
  expect(turn.ticket.canConfirm && turn.ticket.rows.some(({ check }) => check !== undefined), walk).toBe(false);
  if (action.type === 'confirm' && !before.ticket.canConfirm) expect(turn.ticket.status, walk).not.toBe('confirmed');
  if (turn.ticket.status !== 'confirmed') return;
  expect(missingSlots(turn.call), walk).toEqual([]);
  expect(markedSlots(turn.call), walk).toEqual([]);
}

function nextAction(turn: Turn, random: (below: number) => number): CallAction {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)];
  const kind = random(10);
  const button = pick(turn.buttons);
  if (kind < 3 && button) return button.action;
  const row = pick(turn.ticket.rows);
  if (kind < 6 && row) return { type: 'change', row: row.key, change: changeOf(row, random) };
  const marked = pick(turn.ticket.rows.filter(({ check }) => check !== undefined));
  if (kind === 6 && marked) return { type: 'accept', row: marked.key };
  if (kind === 7) return { type: 'confirm' };
  return { type: 'say', text: pick(sentences) ?? '' };
}

/** Returns a change of a row: most often one through its control, sometimes one that must be refused. */
function changeOf(row: TicketRow, random: (below: number) => number): RowChange {
  const chance = random(8);
  if (chance === 0) return { kind: 'clear' };
  if (chance === 1) return { kind: 'count', count: random(3) * 99 - 1 };
  if (chance === 2 && row.control.kind === 'choice')
    return { kind: 'choice', key: row.control.options.find(({ isAvailable }) => !isAvailable)?.key ?? 'none' };
  if (chance === 2) return { kind: 'text', text: ['x', '🍕', 'a@b.nz'][random(3)] ?? '' };
  return fillingChange(row, random);
}
