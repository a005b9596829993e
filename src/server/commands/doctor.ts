import { examine } from '../operations/doctor/examine.ts';
import type { Finding } from '../operations/doctor/finding.ts';
import { Problem } from '../problems/problem.ts';
import type { Command } from './command.ts';
import { parseWords, refuseWords } from './command-words.ts';

const signs: Record<Finding['state'], string> = { ok: 'ok     ', warning: 'look   ', fault: 'MEND   ' };

/** `doctor`: what is right and wrong with this installation, and what to do. */
export const doctor: Command = {
  name: 'doctor',
  options: '[--json]',
  summary:
    'Check settings, database, links, disk, clock, backups and outbox. Ends with 1 where something needs mending.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { json: { type: 'boolean' } });
    refuseWords(positionals);
    const findings = await examine(context.environment, new Date());
    if (values.json) context.terminal.print(JSON.stringify(findings, null, 2));
    else for (const finding of findings) context.terminal.print(lineOf(finding));
    const faults = findings.filter(({ state }) => state === 'fault').length;
    if (faults === 0) return;
    throw new Problem('conflict', `${faults === 1 ? '1 thing needs' : `${faults} things need`} mending.`);
  },
};

function lineOf({ name, state, text, advice }: Finding): string {
  const line = `${signs[state]}${name.padEnd(15)}${text}`;
  return advice === undefined ? line : `${line}\n${' '.repeat(22)}→ ${advice}`;
}
