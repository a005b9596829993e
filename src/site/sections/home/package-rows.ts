import type { Package } from '#domain/packages.ts';

/** The rows in which packages are read across, in the order shown. */
export const packageTopics = ['knowledge', 'flows', 'connections', 'support'] as const;

/** What a line of a package's contents is about. */
export type PackageTopic = (typeof packageTopics)[number];

const words: Record<PackageTopic, RegExp> = {
  support: /support/i,
  knowledge: /knowledge/i,
  flows: /flows/i,
  connections: /integration/i,
};

/** A package's contents by row; a row it has nothing for stays undefined. Lines of no known topic come in `others`. */
export function packageRows({ contents }: Pick<Package, 'contents'>): {
  rows: readonly { topic: PackageTopic; text: string | undefined }[];
  others: readonly string[];
} {
  const rest = new Set(contents);
  const rows = packageTopics.map((topic) => {
    const text = [...rest].find((line) => words[topic].test(line));
    if (text) rest.delete(text);
    return { topic, text };
  });
  return { rows, others: [...rest] };
}
