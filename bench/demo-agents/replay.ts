import { parseArgs } from 'node:util';
import { apiPaths } from '#shared/api/api-paths.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';
import { reply } from '../../src/demo-agents/conversation/dialogue.ts';
import { createModelReader } from '../../src/demo-agents/live-call/model-reader.ts';
import { quantile } from '../support/report.ts';
import { type Caller, readCallers, unknownKeys } from './callers.ts';
import { type Answer, type Replay, replayCaller } from './replay-caller.ts';

/**
 * Replays callers against the built-in agents without a browser, and prints for each agent and language how the calls
 * ended. `README.md` describes the format of the callers.
 *
 *   node bench/demo-agents/replay.ts              replays all callers
 *   node bench/demo-agents/replay.ts "round 6" …  replays the callers of these sets
 *   --counts       prints only the counts, so that nobody tunes the agents for these callers
 *   --transcripts  prints the calls that did not end as expected
 *   --all          prints every call
 *   --server URL   lets the language model of a running site interpret the sentences, and prints how many it understood
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    counts: { type: 'boolean' },
    transcripts: { type: 'boolean' },
    all: { type: 'boolean' },
    server: { type: 'string' },
  },
});
const readByModel = { asked: 0, used: 0 };
const answer = values.server === undefined ? undefined : answerOfServer(values.server);
const replays: Replay[] = [];
for (const caller of readCallers(positionals.length > 0 ? positionals : undefined)) {
  const agent = await builtInAgents[caller.agent]();
  const unknown = unknownKeys(agent, caller);
  if (unknown.length > 0) throw new Error(`${caller.goal}: ${caller.agent} has no ${unknown.join(', ')}.`);
  replays.push(await replayCaller(agent, caller, answer));
}

console.log(`${'agent and language'.padEnd(20)} calls  right  wrong  person  unfinished  asked 3×  same words  turns`);
const groups = [...Map.groupBy(replays, ({ caller }) => `${caller.agent} ${caller.lang}`)].sort(([a], [b]) =>
  a.localeCompare(b),
);
for (const [name, calls] of groups) printRow(name, calls);
for (const lang of ['en', 'zh-Hans', 'ko']) {
  const calls = replays.filter(({ caller }) => caller.lang === lang);
  if (calls.length > 0) printRow(`all ${lang}`, calls);
}
printRow('all', replays);
// The first call with an agent prepares its phrases, so its times are not counted.
const isFirst = ({ agent }: Caller, index: number) =>
  replays.findIndex(({ caller }) => caller.agent === agent) === index;
const times = replays.flatMap(({ caller, times }, index) => (isFirst(caller, index) ? [] : times));
console.log(`time of a turn: median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`);

if (answer) console.log(`turns read by the model: ${readByModel.used} of ${readByModel.asked}`);

if (!values.counts) {
  for (const replay of replays) {
    const isRight = replay.outcome === 'right';
    if (isRight && !values.all && replay.repeated.length === 0) continue;
    const { agent, goal, lang, set } = replay.caller;
    console.log(`\n${replay.outcome}: ${agent} ${lang}: ${goal} (${set})`);
    for (const mistake of isRight ? [] : replay.mistakes) console.log(`  - ${mistake}`);
    for (const key of replay.repeated) console.log(`  - asked three times: ${key}`);
    if (values.transcripts || values.all) console.log(replay.transcript.join('\n'));
  }
}

function printRow(name: string, calls: readonly Replay[]): void {
  const count = (outcome: Replay['outcome']) => calls.filter((call) => call.outcome === outcome).length;
  const asked = calls.filter(({ repeated }) => repeated.length > 0).length;
  const verbatim = calls.filter(({ verbatim }) => verbatim.length > 0).length;
  const turns = calls.reduce((sum, call) => sum + call.turns, 0) / calls.length;
  const cells = [
    [String(calls.length), 5],
    [String(count('right')), 6],
    [String(count('wrong')), 6],
    [String(count('handed over')), 7],
    [String(count('unfinished')), 11],
    [String(asked), 9],
    [String(verbatim), 11],
    [turns.toFixed(1), 6],
  ] as const;
  console.log(name.padEnd(20) + cells.map(([text, width]) => text.padStart(width + 1)).join(''));
}

/**
 * Returns a function that answers a caller's sentences. The language model of a running site interprets each sentence.
 * If the model cannot, the built-in rules do.
 */
function answerOfServer(origin: string): Answer {
  const read = createModelReader(new URL(apiPaths.demoRead, origin).href);
  return async (before, text) => {
    const event = before.state.understand(text, before.state.snapshot.context);
    const found = await read(before, text, event);
    readByModel.asked += 1;
    if (found) readByModel.used += 1;
    return reply(before.state, text, found ?? event);
  };
}
