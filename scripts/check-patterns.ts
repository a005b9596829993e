import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';
import { z } from 'zod';

/**
 * Fails when a regular expression of `src` can take more time than its input is long, whether it is written as a literal
 * or built when its module is loaded. `--record` writes the verdicts of new patterns to `pattern-verdicts.json`, so that
 * each pattern is analysed once; `--all` analyses every pattern again.
 */
const verdictSchema = z.enum(['safe', 'polynomial', 'exponential', 'unknown']);
type Verdict = z.infer<typeof verdictSchema>;

interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** File and line, from the top of the checkout. */
  readonly place: string;
}

/**
 * Files whose patterns may take polynomial time, or be too large to analyse, because their input is short. Exponential
 * time is refused everywhere.
 */
const shortInputs: Readonly<Record<string, string>> = {
  'src/demo-agents/': 'reads what a visitor types or says to a demo, in the browser of that visitor alone',
  'src/site/build/': 'reads file names of this project while it is built',
  'src/domain/numbers.ts': 'reads the digits of one number',
  'src/server/accounts/sessions.ts': 'reads at most 500 characters of a User-Agent',
  'src/server/assistant/refusals.ts': 'reads a question, which has at most 500 characters',
  'src/server/assistant/model/answer-text.ts': 'reads the words that a model has not finished yet',
  'src/server/search/search-tokens.ts': 'lists of words and phrases, too large to analyse: no part of one repeats',
  'src/server/unanswered/anonymous-question.ts': 'reads a question, which has at most 500 characters',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const verdictFile = fileURLToPath(new URL('./pattern-verdicts.json', import.meta.url));

/** Returns every regular expression literal of a source text. */
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

function kindOf(place: string): ts.ScriptKind {
  return place.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Returns the patterns that modules build while they are loaded. */
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

/** Returns how the time of a pattern grows with the length of its input. */
export async function verdictOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  const result = await check(source, flags, { timeout: 20_000 });
  if (result.status === 'safe') return 'safe';
  if (result.status === 'unknown') return 'unknown';
  return result.complexity.type === 'exponential' ? 'exponential' : 'polynomial';
}

/** Returns why a pattern with this verdict is refused, or `undefined`. */
export function refusalOf({ place }: Pick<Pattern, 'place'>, verdict: Verdict): string | undefined {
  if (verdict === 'safe') return undefined;
  if (verdict === 'exponential') return 'takes exponential time';
  if (Object.keys(shortInputs).some((start) => place.startsWith(start))) return undefined;
  return verdict === 'polynomial' ? 'takes more than linear time' : 'cannot be analysed in 20 s';
}

async function main(): Promise<void> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
  const builders = texts.filter(({ file, text }) => file.endsWith('.ts') && /\bRegExp\(/.test(text));
  const patterns = [
    ...texts.flatMap(({ file, text }) => literalPatterns(relative('.', file), text)),
    ...(await builtPatterns(builders.map(({ file }) => `${root}/${file}`))),
  ];
  const recorded = z.record(z.string(), verdictSchema).parse(JSON.parse(readFileSync(verdictFile, 'utf8')));
  const known = new Map(process.argv.includes('--all') ? [] : Object.entries(recorded));
  const byKey = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
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
  if (process.argv.includes('--record')) {
    const verdicts = [...byKey.keys()].toSorted().map((key) => [key, known.get(key) ?? 'unknown']);
    writeFileSync(verdictFile, `${JSON.stringify(Object.fromEntries(verdicts), null, 2)}\n`);
  }
  console.log(`${byKey.size} patterns, ${count} of them new.`);
  if (refused.length === 0) return;
  console.error(`${refused.length} patterns can take more time than their input is long:\n${refused.join('\n')}`);
  process.exitCode = 1;
}

/** Returns the key of a pattern in `pattern-verdicts.json`. */
function keyOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
