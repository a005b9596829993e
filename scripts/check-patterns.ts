import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';
import { z } from 'zod';
// Do not import any other module of `src` here. This script finds the patterns that a module builds while the module
// loads. A module that is imported here would load before the script begins to watch.
import { questionMaximum, utterancePartMaximum } from '#shared/rules/business-constants.ts';

/**
 * Fails if a regular expression in `src` can take more than linear time. Checks literals, and the patterns that a
 * module builds while it is loaded. A pattern that a function builds later cannot be analysed, so the script fails if
 * it finds one.
 *
 *   --record  writes the verdicts to `pattern-verdicts.json`, so that each pattern is analysed only once
 *   --all     analyses every pattern again
 */
const attackSchema = z.object({
  /**
   * The attack text begins with each `prefix`, followed by its `pump` many times, and ends with `suffix`. The pumps are
   * repeated until the text has the wanted length.
   */
  pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })),
  suffix: z.string(),
});
const verdictSchema = z.union([
  z.enum(['safe', 'unknown']),
  z.object({ polynomial: attackSchema }),
  z.literal('exponential'),
]);

/** Describes a text that makes a pattern slow. The text can have any length. */
export type Attack = z.infer<typeof attackSchema>;
/** How the time of a pattern grows with the length of its input. */
export type Verdict = z.infer<typeof verdictSchema>;

/** A regular expression in `src`. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The file and line of the pattern. Example: `src/shared/rules/numbers.ts:12`. */
  readonly place: string;
}

/**
 * Files in which a pattern may take polynomial time or may be too large to analyse. These patterns are harmless,
 * because they only read texts of limited length.
 */
interface ShortInput {
  /** The beginning of the paths of these files. */
  readonly start: string;
  /** The text that the patterns in these files read. It shows why the length is limited. */
  readonly reason: string;
  /**
   * Maximum length of a text that the patterns read, in characters. `scripts/pattern-time.test.ts` tests them with
   * texts of this length.
   */
  readonly longest: number;
}

/** The exceptions from linear time. A pattern that takes exponential time is refused in these files too. */
export const shortInputs: readonly ShortInput[] = [
  {
    start: 'src/demo-agents/',
    reason: 'reads an utterance in the browser of its visitor',
    longest: utterancePartMaximum,
  },
  {
    start: 'src/language/',
    reason: 'reads a question or an utterance, cut at its maximum',
    longest: Math.max(questionMaximum, utterancePartMaximum),
  },
  { start: 'src/site/build/', reason: 'reads paths of files of this project while it is built', longest: 255 },
  {
    start: 'src/shared/hearing/urgent-words.ts',
    reason: 'reads a question or an utterance, cut at its maximum',
    longest: Math.max(questionMaximum, utterancePartMaximum),
  },
  {
    start: 'src/shared/hearing/',
    reason: 'reads a question or an utterance, cut at its maximum',
    longest: Math.max(questionMaximum, utterancePartMaximum),
  },
  { start: 'src/shared/rules/numbers.ts', reason: 'reads a number as JavaScript writes it', longest: 25 },
  { start: 'src/server/accounts/sessions.ts', reason: 'reads the stored part of a User-Agent', longest: 500 },
  { start: 'src/server/assistant/refusals.ts', reason: 'reads a question', longest: questionMaximum },
  { start: 'src/server/assistant/model/answer-text.ts', reason: 'reads the end of an answer', longest: 400 },
  {
    start: 'src/server/content/search/search-tokens.ts',
    reason: 'a list of words, too large to analyse, that reads questions and articles',
    longest: 1_048_576,
  },
];

/**
 * Files whose functions may build regular expressions at run time. Each has the reason why its patterns are safe
 * although they are not analysed.
 */
export const builders: Readonly<Record<string, string>> = {
  'src/language/phrases.ts': 'joins the words of one phrase of an agent: no part repeats another',
  'src/server/assistant/knowledge/meanings/find-meanings.ts': 'joins the ways to say one meaning: a list of words',
  'src/language/read-count.ts': 'joins the words of one unit of an agent with a number',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const verdictFile = fileURLToPath(new URL('./pattern-verdicts.json', import.meta.url));

/** Returns every regular expression literal in a source file. */
export function literalPatterns(place: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true, kindOf(place));
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const end = node.text.lastIndexOf('/');
      patterns.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        place: `${place}:${line + 1}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

/** Returns the file and line of each place in a source file where a function builds a regular expression. */
export function placesOfBuilders(place: string, text: string): string[] {
  const places: string[] = [];
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true, kindOf(place));
  const visit = (node: ts.Node, isInFunction: boolean) => {
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isInFunction && isCall && /^(?:globalThis\.)?RegExp$/.test(node.expression.getText())) {
      places.push(`${place}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    }
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return places;
}

function kindOf(place: string): ts.ScriptKind {
  return place.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Imports modules and returns the patterns that they build with `RegExp` while they load. */
async function builtPatterns(files: readonly string[]): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  const Original = globalThis.RegExp;
  const note = (pattern: unknown) => {
    const place = /\/(src\/[^):]+:\d+)/.exec(new Error('built').stack?.split('\n').slice(3).join('\n') ?? '')?.[1];
    if (place && pattern instanceof Original) patterns.push({ source: pattern.source, flags: pattern.flags, place });
  };
  globalThis.RegExp = new Proxy(Original, {
    construct(target, parts, newTarget) {
      const pattern = Reflect.construct(target, parts, newTarget);
      note(pattern);
      return pattern;
    },
    apply(target, self, parts) {
      const pattern = Reflect.apply(target, self, parts);
      note(pattern);
      return pattern;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(file).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return patterns;
}

/** Analyses a pattern. Returns how its worst-case time grows with the length of its input. */
export async function verdictOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  const result = await check(source, flags, { timeout: 20_000 });
  if (result.status === 'safe') return 'safe';
  if (result.status === 'unknown') return 'unknown';
  if (result.complexity.type === 'exponential') return 'exponential';
  const { pumps, suffix } = result.attack;
  return { polynomial: { pumps: pumps.map(({ prefix, pump }) => ({ prefix, pump })), suffix } };
}

/** Returns why a pattern with this verdict is refused, or `undefined` if it is allowed. */
export function refusalOf({ place }: Pick<Pattern, 'place'>, verdict: Verdict): string | undefined {
  if (verdict === 'safe') return undefined;
  if (verdict === 'exponential') return 'takes exponential time';
  if (shortInputOf({ place })) return undefined;
  return verdict === 'unknown' ? 'cannot be analysed in 20 s' : 'takes more than linear time';
}

/** Returns the entry of `shortInputs` for the pattern's file, or `undefined` if its input may be long. */
export function shortInputOf({ place }: Pick<Pattern, 'place'>): ShortInput | undefined {
  return shortInputs.find(({ start }) => place.startsWith(start));
}

/** Returns the slow text that an attack describes. It is as close to `length` characters as whole pumps allow. */
export function attackText({ pumps, suffix }: Attack, length: number): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor((length - fixed) / pumped));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
}

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

function readSources(): SourceFile[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.map((file) => ({ file: relative('.', file), text: readFileSync(`${root}/${file}`, 'utf8') }));
}

/** Returns every regular expression in `src`, by the key under which `pattern-verdicts.json` stores its verdict. */
export async function collectPatterns(sources = readSources()): Promise<ReadonlyMap<string, Pattern>> {
  const loaded = sources.filter(({ file, text }) => file.endsWith('.ts') && /\bRegExp\(/.test(text));
  const patterns = [
    ...sources.flatMap(({ file, text }) => literalPatterns(file, text)),
    ...(await builtPatterns(loaded.map(({ file }) => `${root}/${file}`))),
  ];
  return new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
}

/** Returns the verdicts in `pattern-verdicts.json`. */
export function readVerdicts(): ReadonlyMap<string, Verdict> {
  const recorded = z.record(z.string(), verdictSchema).parse(JSON.parse(readFileSync(verdictFile, 'utf8')));
  return new Map(Object.entries(recorded));
}

async function main(): Promise<void> {
  const sources = readSources();
  const byKey = await collectPatterns(sources);
  const known = new Map(process.argv.includes('--all') ? [] : readVerdicts());
  const fresh = [...byKey].filter(([key]) => !known.has(key));
  const count = fresh.length;
  const workers = [1, 2].map(async () => {
    for (let next = fresh.shift(); next; next = fresh.shift()) known.set(next[0], await verdictOf(next[1]));
  });
  await Promise.all(workers);

  const refused = [...byKey.entries()].flatMap(([key, pattern]) => {
    const reason = refusalOf(pattern, known.get(key) ?? 'unknown');
    return reason === undefined
      ? []
      : [`  ${pattern.place} ${reason}: /${pattern.source.slice(0, 120)}/${pattern.flags}`];
  });
  const built = sources.flatMap(({ file, text }) => (file in builders ? [] : placesOfBuilders(file, text)));
  if (process.argv.includes('--record')) {
    const verdicts = [...byKey.keys()].toSorted().map((key) => [key, known.get(key) ?? 'unknown']);
    writeFileSync(verdictFile, `${JSON.stringify(Object.fromEntries(verdicts), null, 2)}\n`);
  }
  console.log(`${byKey.size} patterns, ${count} of them new.`);
  if (refused.length > 0) {
    console.error(`${refused.length} patterns can take more than linear time:\n${refused.join('\n')}`);
    process.exitCode = 1;
  }
  if (built.length > 0) {
    console.error(
      `Functions build patterns, which are not analysed. Build them when the module is loaded:\n  ${built.join('\n  ')}`,
    );
    process.exitCode = 1;
  }
}

/** Returns the key under which `pattern-verdicts.json` stores the verdict of a pattern. */
function keyOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
