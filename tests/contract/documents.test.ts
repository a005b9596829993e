import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = [...globSync('*.md'), ...globSync('{docs,bench,records,tests}/**/*.md')];
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Returns all code in a Markdown text: the code between backquotes and the fenced blocks. */
function quoted(text: string): string[] {
  const fenced = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap((match) => (match[1] ?? '').split('\n'));
  const inline = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  return [...fenced, ...inline].map((line) => line.trim()).filter((line) => line !== '');
}

test.each(documents)('%s quotes only npm scripts that exist', (file) => {
  for (const line of quoted(textOf(file))) {
    const name = /^npm (?:run )?([\w:]+)/.exec(line)?.[1];
    if (name && !['ci', 'install'].includes(name)) expect(Object.keys(scripts), `${file}: ${line}`).toContain(name);
  }
});

test.each(documents)('%s names only files and folders that exist', (file) => {
  for (const line of quoted(textOf(file))) {
    if (!/^(src|tests|docs|scripts|bench|records|site\.config|\.env\.example)[\w./[\]-]*$/.test(line)) continue;
    expect(existsSync(line.replace(/\/$/, '')), `${file} names ${line}`).toBe(true);
  }
});

test.each(documents)('%s shows only pictures that exist', (file) => {
  for (const match of textOf(file).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)) {
    expect(existsSync(new URL(match[1] ?? '', `file://${process.cwd()}/${file}`)), `${file} shows ${match[1]}`).toBe(
      true,
    );
  }
});

test('every command that a document quotes exists', () => {
  const help = execFileSync(process.execPath, ['src/server/operations/commands/main.ts', '--help'], {
    encoding: 'utf8',
  });
  const commands = documents
    .flatMap((file) => quoted(textOf(file)))
    .flatMap((line) => /^npm run bellbird -- ([a-z]+(?: [a-z][a-z-]*)?)/.exec(line)?.[1] ?? []);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) expect(help).toContain(command);
});
