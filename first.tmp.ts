import { readFileSync } from 'node:fs';
import { createStarterIndex, scoreQuestion } from './bench/assistant/scoring.ts';
const lines = readFileSync('/work/notes/strangers/assistant-7.jsonl', 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l));
const index = createStarterIndex();
const lang = { en: 'en', zh: 'zh-Hans', ko: 'ko' } as any;
const counts = new Map<string, number>();
const why: Record<string, Map<string, number>> = {};
for (const l of lines) {
  const q = { ...l, lang: lang[l.lang], previous: l.previous ?? [], page: [l.page ?? []].flat(), must: (l.must ?? []).map((m: any) => [m].flat().join('|')), mustNot: l.mustNot ?? [], trained: [], by: 'stranger' };
  const expect = l.expect === 'harmless' ? 'answer' : l.expect;
  const { verdict, answer } = scoreQuestion(index, { ...q, expect });
  (why[l.expect] ??= new Map()).set(answer.why ?? 'answered', (why[l.expect]!.get(answer.why ?? 'answered') ?? 0) + 1);
  const key = `${l.expect} ${verdict}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
console.log(Object.fromEntries([...counts].filter(([k]) => !k.startsWith('harmless')).sort()), why);
