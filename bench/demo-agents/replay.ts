import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';
import { quantile } from '../support/report.ts';
import { type Caller, readCallers, unknownNames } from './callers.ts';
import { type Manner, type Outcome, type Replay, replayCaller } from './replay-caller.ts';

/**
 * Replays callers against the built-in agents without a browser, and prints for each agent and language how the calls
 * ended. `README.md` describes the cards of the callers.
 *
 *   node bench/demo-agents/replay.ts              replays all callers of the records
 *   node bench/demo-agents/replay.ts "round 6" …  replays the callers of these sets
 *   --cards FILE   replays the cards of a file instead
 *   --check FILE   only says which cards of a file have a field or a name that no agent knows
 *   --manner M     replays only one of agreeing, words and touch
 *   --counts       prints only the counts, so that nobody tunes the agents for these callers
 *   --transcripts  prints the calls that did not end as expected
 *   --all          prints every call
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cards: { type: 'string' },
    check: { type: 'string' },
    manner: { type: 'string' },
    counts: { type: 'boolean' },
    transcripts: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});
const file = values.check ?? values.cards;
const sets = positionals.length > 0 ? positionals : undefined;
const callers = file ? readCallers(sets, relative('records', file)) : readCallers(sets);
for (const caller of callers) {
  const unknown = unknownNames(await builtInAgents[caller.agent](), caller);
  if (unknown.length > 0) throw new Error(`${caller.goal}: ${caller.agent} has no ${unknown.join(', ')}.`);
}
if (values.check) console.log(`${callers.length} cards, and every name on them is known.`);
else
  for (const manner of ['agreeing', 'words', 'touch'] as const) {
    if (values.manner === undefined || values.manner === manner) await replay(manner);
  }

async function replay(manner: Manner): Promise<void> {
  const replays: Replay[] = [];
  for (const caller of callers) replays.push(await replayCaller(await builtInAgents[caller.agent](), caller, manner));
  console.log(`\n${manner}`);
  printTable(replays);
  if (!values.counts) for (const one of replays) printCall(one, manner);
}

function printTable(replays: readonly Replay[]): void {
  console.log(
    `${'agent and language'.padEnd(20)} calls  right  wrong  unsure  person  unfinished  asked again  questions  touches  turns`,
  );
  const groups = [...Map.groupBy(replays, ({ caller }) => `${caller.agent} ${caller.lang}`)];
  for (const [name, calls] of groups.toSorted(([a], [b]) => a.localeCompare(b))) printRow(name, calls);
  // The partner specialist is no agent of the demo page, so it is counted apart.
  const ofPage = replays.filter(({ caller }) => caller.agent !== 'partners');
  for (const lang of ['en', 'zh-Hans', 'ko'])
    printRow(
      `all ${lang}`,
      ofPage.filter(({ caller }) => caller.lang === lang),
    );
  printRow('all', ofPage);
  // The first call with an agent prepares its phrases, so its times are not counted.
  const isFirst = ({ agent }: Caller, place: number) =>
    replays.findIndex(({ caller }) => caller.agent === agent) === place;
  const times = replays.flatMap(({ caller, times }, place) => (isFirst(caller, place) ? [] : times));
  console.log(
    `time of a turn: median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  );
}

function printRow(name: string, calls: readonly Replay[]): void {
  if (calls.length === 0) return;
  const ended = (outcome: Outcome) => calls.filter((call) => call.outcome === outcome).length;
  const between = calls.flatMap((call) => call.between);
  const answered = between.filter(({ isAnswered }) => isAnswered).length;
  const cells = [
    [calls.length, 5],
    [ended('right'), 6],
    [ended('wrong'), 6],
    [ended('unsure'), 7],
    [ended('person'), 7],
    [ended('unfinished'), 11],
    [calls.filter(({ askedAgain }) => askedAgain.length > 0).length, 12],
    [`${answered}/${between.length}`, 10],
    [
      quantile(
        calls.map(({ touches }) => touches),
        0.5,
      ),
      8,
    ],
    [(calls.reduce((sum, { turns }) => sum + turns, 0) / calls.length).toFixed(1), 6],
  ] as const;
  console.log(name.padEnd(20) + cells.map(([text, width]) => String(text).padStart(width + 1)).join(''));
}

function printCall({ askedAgain, between, caller, mistakes, outcome, transcript }: Replay, manner: Manner): void {
  const notes = [
    ...(outcome === 'right' ? [] : mistakes),
    ...new Set(askedAgain.map((key) => `asked again: ${key}`)),
    ...between
      .filter(({ isAnswered }) => !isAnswered)
      .map(({ question, answer }) => `not answered: ${question} → ${answer}`),
  ];
  if (outcome === 'right' && notes.length === 0 && !values.all) return;
  console.log(`\n${outcome} (${manner}): ${caller.agent} ${caller.lang}: ${caller.goal} (${caller.set})`);
  for (const note of notes) console.log(`  - ${note}`);
  if (values.all || (values.transcripts && outcome !== 'right')) console.log(transcript.join('\n'));
}
