import { Problem } from '../problems/problem.ts';
import type { ExpectedVersions } from './expected-version.ts';

type Noun = 'article' | 'category' | 'tag' | 'enquiry' | 'question';

/** The versions in an If-Match header; without one, and for `*`, any. What is no version of ours matches nothing. */
export function parseIfMatch(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return 'any';
  return header.split(',').flatMap((part) => {
    const version = /^"(\d{1,9})"$/.exec(part.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}

/** The entity tag of a record. */
export function etagOf(record: { readonly version: number }): string {
  return `"${record.version}"`;
}

/** Refuses early what the guarded write would refuse: a record that is gone or has another version than expected. */
export function requireExpectedVersion(
  noun: Noun,
  record: { readonly version: number } | undefined,
  expected: ExpectedVersions,
): void {
  if (!record || (expected !== 'any' && !expected.includes(record.version))) throw refusedWrite(noun, !!record);
}

/** The refusal of a write that changed nothing: the record is gone, or has another version than expected. */
export function refusedWrite(noun: Noun, exists: boolean): Problem {
  if (!exists) return missingRecord(noun);
  return new Problem('stale', `Someone else has changed this ${noun} since you opened it.`);
}

/** The 404 of a record. */
export function missingRecord(noun: Noun): Problem {
  return new Problem('not_found', `There is no such ${noun}.`);
}
