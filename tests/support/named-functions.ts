import { readFileSync } from 'node:fs';

/** A function that a document names, and the file in which it says the function is. */
interface NamedFunction {
  readonly name: string;
  readonly path: string;
}

/** Returns the functions that a Markdown text names with their file, as in "`saveArticle` in `src/a.ts`". */
export function functionsIn(markdown: string): NamedFunction[] {
  return [...markdown.matchAll(/`(\w+)`(?: and `(\w+)`)?\s+in\s+`([^`]+)`/g)].flatMap(([, one, other, path = '']) =>
    [one, other].filter((name) => name !== undefined).map((name) => ({ name, path })),
  );
}

/** Returns whether the file does not contain the function's name. Throws if there is no such file. */
export function isMissing({ name, path }: NamedFunction): boolean {
  return !readFileSync(path, 'utf8').split(/\W+/).includes(name);
}
