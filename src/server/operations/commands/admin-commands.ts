import { accountMessages, deskRoles, registrationSchema, strongPasswordSchema } from '#shared/api/account-contract.ts';
import { createAccountTools } from '../../accounts/account-tools.ts';
import {
  changeRole,
  createAdmin,
  deleteAccount,
  endSessions,
  listAccounts,
  removePasskeys,
  requireAccountByEmail,
  resetPassword,
} from '../../accounts/administration.service.ts';
import { commandLine } from '../../accounts/audit.repository.ts';
import { describeFirstAdmin, firstAdminClaimTaken, isFirstAdminGone } from '../../accounts/first-admin.ts';
import { listSessions } from '../../accounts/own-sessions.service.ts';
import { createPasswordHashing } from '../../accounts/password-hashing.ts';
import { makeResetLinkByEmail } from '../../accounts/password-reset.service.ts';
import { Problem } from '../../problem.ts';
import {
  type Command,
  configOf,
  parseInput,
  parseWords,
  refuseWords,
  requireEmail,
  UsageError,
  withDatabase,
} from './command.ts';
import type { Terminal } from './terminal.ts';

const emailOption = { email: { type: 'string' } } as const;

/** Message when no link can be printed, because the port is chosen only when the server starts. */
const unknownPort =
  'PORT is 0, so the port of the server is not known here. Use the link that the server prints when it starts, or set PORT.';

const adminCode: Command = {
  name: 'admin code',
  options: '',
  summary: 'Print a link that works once: the account registered with it becomes the first administrator.',
  async run(context) {
    refuseWords(parseWords(context.words, {}).positionals);
    const config = configOf(context);
    if (config.siteUrl.endsWith(':0')) throw new Problem('conflict', unknownPort);
    const sentences = await withDatabase(context, 'must-exist', async (db) => {
      if (await isFirstAdminGone(db)) throw new Problem('conflict', firstAdminClaimTaken);
      return describeFirstAdmin(db, config, new Date());
    });
    if (sentences === undefined)
      throw new Problem(
        'conflict',
        'There is an administrator already. Let another account use the desk with: admin grant',
      );
    context.terminal.print(sentences);
  },
};

const adminCreate: Command = {
  name: 'admin create',
  options: '[--email EMAIL] [--name "FULL NAME"] [--password-stdin]',
  summary: 'Create an account with the role admin. Asks for what is missing, and for the password.',
  async run(context) {
    const { terminal } = context;
    const { values, positionals } = parseWords(context.words, {
      ...emailOption,
      name: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    });
    refuseWords(positionals);
    const registration = parseInput(registrationSchema, {
      email: await readAnswer(terminal, values.email, 'Email: ', '--email'),
      full_name: await readAnswer(terminal, values.name, 'Full name: ', '--name'),
      password: await readNewPassword(terminal, values['password-stdin'] === true),
    });
    const account = await withDatabase(context, 'may-create', (db) =>
      createAdmin(db, createPasswordHashing(), registration, new Date()),
    );
    terminal.print(`${account.email} is an admin now and can sign in.`);
  },
};

const adminGrant: Command = {
  name: 'admin grant',
  options: 'EMAIL [--role admin|responder|editor] [--confirm]',
  summary:
    'Make an account an admin or, with --role, a responder or an editor. Ends its sessions. --confirm says that you know that its owner has the email address.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      ...emailOption,
      role: { type: 'string' },
      confirm: { type: 'boolean' },
    });
    const email = requireEmail(positionals, values.email);
    const role = deskRoles.find((name) => name === (values.role ?? 'admin'));
    if (role === undefined) throw new UsageError('--role is admin, responder or editor.');
    const named = role === 'responder' ? 'a responder' : `an ${role}`;
    const isChanged = await withDatabase(context, 'must-exist', (db) =>
      changeRole(db, { email, role, confirms: values.confirm === true }, new Date()),
    );
    context.terminal.print(
      isChanged ? `${email} is ${named} now and has to sign in again.` : `${email} is ${named} already.`,
    );
  },
};

const adminRevoke: Command = {
  name: 'admin revoke',
  options: 'EMAIL',
  summary: 'Make an admin or editor a member and end its sessions. Refused for the last admin.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, emailOption);
    const email = requireEmail(positionals, values.email);
    const isChanged = await withDatabase(context, 'must-exist', (db) =>
      changeRole(db, { email, role: 'member' }, new Date()),
    );
    context.terminal.print(isChanged ? `${email} is a member now.` : `${email} is a member already.`);
  },
};

const adminList: Command = {
  name: 'admin list',
  options: '[--all]',
  summary: 'List the admins and editors, or every account with --all: identifier, role, email, full name.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { all: { type: 'boolean' } });
    refuseWords(positionals);
    const accounts = await withDatabase(context, 'must-exist', (db) => listAccounts(db, values.all ? 'all' : 'desk'));
    if (accounts.length === 0) {
      context.terminal.print(
        values.all ? 'There are no accounts yet.' : 'There are no admins yet. Make one with: admin create',
      );
    }
    const width = Math.max(0, ...accounts.map((account) => account.email.length));
    for (const { id, role, email, full_name } of accounts) {
      context.terminal.print(`${String(id).padStart(5)}  ${role.padEnd(6)}  ${email.padEnd(width)}  ${full_name}`);
    }
  },
};

const adminResetPassword: Command = {
  name: 'admin reset-password',
  options: 'EMAIL [--password-stdin]',
  summary: 'Set a new password for an account and end its sessions. Asks for the password.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      ...emailOption,
      'password-stdin': { type: 'boolean' },
    });
    const email = requireEmail(positionals, values.email);
    const typed = await readNewPassword(context.terminal, values['password-stdin'] === true);
    const password = parseInput(strongPasswordSchema, typed);
    await withDatabase(context, 'must-exist', (db) =>
      resetPassword(db, createPasswordHashing(), { email, password }, new Date()),
    );
    context.terminal.print(`${email} has a new password now and has to sign in again.`);
  },
};

const adminResetLink: Command = {
  name: 'admin reset-link',
  options: 'EMAIL',
  summary: 'Print a link with which the owner of an account chooses a new password. It works once and for an hour.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, emailOption);
    const email = requireEmail(positionals, values.email);
    const config = configOf(context);
    if (config.siteUrl.endsWith(':0')) throw new Problem('conflict', unknownPort);
    const tools = { siteUrl: config.siteUrl, now: () => new Date() };
    const { link } = await withDatabase(context, 'must-exist', (db) =>
      makeResetLinkByEmail(db, tools, email, commandLine),
    );
    context.terminal.print(link);
  },
};

const adminRemovePasskeys: Command = {
  name: 'admin remove-passkeys',
  options: 'EMAIL',
  summary: 'Remove the passkeys and recovery codes of an account that has lost them, and end its sessions.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, emailOption);
    const email = requireEmail(positionals, values.email);
    const isChanged = await withDatabase(context, 'must-exist', (db) => removePasskeys(db, email, new Date()));
    context.terminal.print(
      isChanged ? `${email} has no passkey now and signs in with the password.` : `${email} has no passkey.`,
    );
  },
};

const adminDelete: Command = {
  name: 'admin delete',
  options: 'EMAIL',
  summary: 'Delete an account and end its sessions. Refused for the last admin.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, emailOption);
    const email = requireEmail(positionals, values.email);
    await withDatabase(context, 'must-exist', (db) => deleteAccount(db, email, new Date()));
    context.terminal.print(`The account of ${email} is deleted.`);
  },
};

const adminSessions: Command = {
  name: 'admin sessions',
  options: 'EMAIL [--end]',
  summary: 'List where an account is signed in. --end signs it out everywhere.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { ...emailOption, end: { type: 'boolean' } });
    const email = requireEmail(positionals, values.email);
    const now = () => new Date();
    await withDatabase(context, 'must-exist', async (db) => {
      if (values.end) {
        await endSessions(db, email, now());
        context.terminal.print(`${email} is signed out everywhere.`);
        return;
      }
      const account = await requireAccountByEmail(db, email);
      const tools = createAccountTools(db, configOf(context), now);
      const sessions = await listSessions(db, tools, account.id);
      if (sessions.length === 0) context.terminal.print(`${email} is not signed in anywhere.`);
      for (const { browser, created_at, last_used_at } of sessions) {
        context.terminal.print(`${browser.padEnd(28)}  since ${created_at}  last used ${last_used_at}`);
      }
    });
  },
};

/**
 * Returns a new password: from two hidden prompts or, if `isFromInput`, from the first line of standard input. A
 * password is never an argument, because every user of the machine can read the arguments of a process.
 */
async function readNewPassword(terminal: Terminal, isFromInput: boolean): Promise<string> {
  if (isFromInput) return (await terminal.readInput()).split(/\r?\n/, 1)[0] ?? '';
  if (!terminal.isInteractive) {
    throw new UsageError('There is nobody to ask for the password: give it on standard input, with --password-stdin.');
  }
  const password = await terminal.askHidden('Password: ');
  if ((await terminal.askHidden('Password again: ')) !== password) {
    throw new UsageError(accountMessages.passwordsDiffer);
  }
  return password;
}

async function readAnswer(
  terminal: Terminal,
  value: string | undefined,
  question: string,
  option: string,
): Promise<string> {
  if (value !== undefined) return value;
  if (!terminal.isInteractive) throw new UsageError(`There is nobody to ask: give ${option}.`);
  return terminal.ask(question);
}

/** The commands for accounts, in the order of the help. */
export const adminCommands: readonly Command[] = [
  adminCode,
  adminCreate,
  adminGrant,
  adminRevoke,
  adminList,
  adminResetPassword,
  adminResetLink,
  adminRemovePasskeys,
  adminDelete,
  adminSessions,
];
