import { examine } from '../operations/doctor/examine.ts';
import type { Finding } from '../operations/doctor/finding.ts';
import { Problem } from '../problems/problem.ts';
import { type Command, parseWords, refuseWords } from './command.ts';

const labels: Record<Finding['state'], string> = { ok: 'ok     ', warning: 'look   ', fault: 'MEND   ' };

/** `doctor`: prints what is right and wrong with this installation, and what to do. */
export const doctor: Command = {
  name: 'doctor',
  options: '[--json]',
  summary:
    'Check settings, file rights, disk, backups, database, links, clock and outbox. Exits with 1 when something needs mending.',
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
  const line = `${labels[state]}${name.padEnd(15)}${text}`;
  return advice === undefined ? line : `${line}\n${' '.repeat(22)}→ ${advice}`;
}
