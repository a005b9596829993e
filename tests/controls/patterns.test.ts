import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { questionMaximum, utterancePartMaximum } from '#shared/rules/business-constants.ts';

/**
 * A regular expression in `src`. It is refused if it can take more than linear time, as recheck finds it. A pattern that
 * only reads short texts may take longer: it is run on texts of the longest length that it reads, and refused if one
 * takes too much time.
 */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The file and line of the pattern. Example: `src/shared/rules/numbers.ts:12`. */
  readonly place: string;
}

/** The beginning of the paths of patterns that only read short texts, and the maximum length of these texts. */
const shortInputs: Readonly<Record<string, number>> = {
  'src/demo-agents/': utterancePartMaximum,
  'src/language/': Math.max(questionMaximum, utterancePartMaximum),
  'src/shared/hearing/': Math.max(questionMaximum, utterancePartMaximum),
  'src/server/assistant/': questionMaximum,
  // Reads paths of files of this project while it is built.
  'src/site/build/': 255,
  // Reads a number as JavaScript writes it.
  'src/shared/rules/numbers.ts': 25,
  // Reads the stored part of a User-Agent.
  'src/server/accounts/sessions.ts': 500,
  // A list of words, too large for recheck. Reads articles of up to a megabyte.
  'src/server/content/search/search-tokens.ts': 100_000,
};

/** Files that build patterns from strings. They are not checked: they are simple, and contain no text of a visitor. */
const builders = [
  'src/shared/pictures/picture-address.ts',
  'src/shared/rules/find-words.ts',
  'src/server/http/api-document.ts',
];

/** Pieces of text that make careless patterns slow when they are repeated. */
const pieces = ['a', 'a ', ' ', '1', '1 ', 'A', "a'", '-', ',', 'a@', '的', '一', '한', '。', 'the ', 'how much '];

/**
 * A pattern and a text that take about 20 million steps. Twice their time on this machine is the limit for a pattern on
 * a short text, so that a slow or busy machine refuses nothing else.
 */
const yardstick = { pattern: /a*a*b/g, text: 'a'.repeat(500) };
let limit: number | undefined;

/** Returns every regular expression literal in a source file. */
function literalPatterns(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const end = node.text.lastIndexOf('/');
      const [body, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      patterns.push({ source: body, flags, place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

/** Returns why a pattern is refused, or `undefined` if it is allowed. */
async function refusalOf({ place, source, flags }: Pattern): Promise<string | undefined> {
  // A pattern that repeats nothing takes linear time.
  if (!/[*+{]/.test(source)) return undefined;
  const longest = Object.entries(shortInputs).find(([start]) => place.startsWith(start))?.[1];
  if (longest !== undefined) {
    const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    const slow = pieces.find((piece) => takesTooLong(pattern, `${piece.repeat(longest / piece.length)}\0`));
    return slow === undefined ? undefined : `takes too much time on ${longest} characters of "${slow}"`;
  }
  // recheck runs the attack that it has found, and on a busy machine takes the wait for a slow pattern. So a pattern is
  // refused only by two attempts.
  const analyse = async () => (await check(source, flags, { timeout: 20_000 })).status;
  if ((await analyse()) === 'safe') return undefined;
  const status = await analyse();
  if (status === 'safe') return undefined;
  return status === 'vulnerable' ? 'can take more than linear time' : 'cannot be analysed in 20 s';
}

/** Returns whether finding every match takes longer than the limit. The shortest of several attempts counts. */
function takesTooLong(pattern: RegExp, text: string): boolean {
  limit ??= 2 * Math.min(...Array.from({ length: 5 }, () => timeOf(yardstick.pattern, yardstick.text)));
  for (let attempt = 0; attempt < 5; attempt += 1) if (timeOf(pattern, text) <= limit) return false;
  return true;
}

/** Returns the processor time for finding every match, in microseconds. */
function timeOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Returns a line for each pattern that is refused, and for each file that builds patterns from strings. */
async function findSlowPatterns(): Promise<string[]> {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const faults: string[] = [];
  const patterns = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const readsShortTexts = Object.keys(shortInputs).some((start) => file.startsWith(start));
    if (/\bRegExp\(/.test(text) && !readsShortTexts && !builders.includes(file))
      faults.push(`${file} builds a pattern, which is not checked: write it as a literal`);
    return literalPatterns(file, text);
  });
  const checkNext = async () => {
    for (let next = patterns.pop(); next; next = patterns.pop()) {
      const refusal = await refusalOf(next);
      if (refusal) faults.push(`${next.place} ${refusal}: /${next.source.slice(0, 120)}/${next.flags}`);
    }
  };
  await Promise.all([checkNext(), checkNext()]);
  return faults;
}

/** Returns why the only pattern in a source text is refused, and the place that is named. */
async function refusalIn(file: string, source: string) {
  const [pattern, ...more] = literalPatterns(file, `\n${source}`);
  if (!pattern || more.length > 0) return expect.fail('there must be one literal');
  expect(pattern.place).toBe(`${file}:2`);
  return refusalOf(pattern);
}

test('no regular expression of the product can take much time', async () => {
  expect(await findSlowPatterns()).toEqual([]);
}, 300_000);

test.each([
  ['exponential', 'const slow = /^(?:a|a)*$/;'],
  ['polynomial', 'const slow = /[^\\s@]+@/g;'],
  ['polynomial', 'const slow = <p>{text.replace(/\\s+$/, "")}</p>;'],
])('refuses a pattern that takes %s time', async (_kind, source) => {
  expect(await refusalIn('src/server/slow.tsx', source)).toContain('more than linear time');
});

test('accepts a pattern that takes linear time, and a polynomial one that only reads short texts', async () => {
  expect(await refusalIn('src/server/quick.ts', 'const quick = /(?<!\\d)\\d+ apples/u;')).toBeUndefined();
  expect(await refusalIn('src/demo-agents/short.ts', 'const short = /[^\\s@]+@/g;')).toBeUndefined();
});

test('refuses a pattern that takes too long on a short text', async () => {
  expect(await refusalIn('src/site/build/slow.ts', 'const slow = /a*a*a*b/;')).toContain('characters of "a"');
});
