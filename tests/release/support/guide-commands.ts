import { readFileSync } from 'node:fs';

/** The documents whose commands an owner or operator types. */
export const guides = ['README.md', 'docs/operations.md', 'docs/owners-guide.md'] as const;

/** Starts of the code in a sentence that is a command, and not a name or a setting. */
const programs = /^(?:[A-Z_]+=\S+ )*(?:npm|docker|systemctl|journalctl|git|chown|tail|rm|age|nginx) /;

/**
 * Returns the commands of a guide in their order, each once: every line of a block of code, and every command in a
 * sentence or table. A block that begins with `word {` is a file of another program and counts as one command. Lines
 * such as `NAME=value` are settings, not commands.
 */
export function readCommands(guide: string): string[] {
  const text = readFileSync(guide, 'utf8');
  const found = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$|`([^`\n]+(?:\n[^`\n]+)?)`/gm)].flatMap(
    ([, block, inline]) => {
      if (block === undefined) return [inline ?? ''].map(joinLines).filter((code) => programs.test(code));
      return /^\w+ \{/.test(block) ? [block.split('\n')[0] ?? ''] : block.split('\n').filter(isCommand);
    },
  );
  return [...new Set(found)];
}

const joinLines = (code: string) => code.replace(/\s*\n\s*/g, ' ');
const isCommand = (line: string) =>
  (line !== '' && !line.startsWith('#') && !/^[A-Z_0-9]+=(?:\S*|.* .*)$/.test(line)) || programs.test(line);
