import { toldActs } from '#shared/api/audit-contract.ts';
import { historyText } from '#shared/api/history-labels.ts';
import { siteConfig } from '#site.config';
import type { Transaction } from '../database/schema.ts';
import { letterTo } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { type AuditNote, insertAuditEntry } from './audit.repository.ts';
import { findAdmins } from './user.repository.ts';

/** What {@link recordAct} needs to mail the administrators. `mailOutbox` is unset when there is no mail server. */
export type ActTeller = Pick<AccountTools, 'mailOutbox' | 'siteUrl' | 'timeZone'>;

/**
 * Adds an act to the change history. If it is one of the acts that every administrator is told about, also queues an
 * e-mail to each of them in the same transaction. Call this before the act itself: a person who loses the role by it is
 * then told as well. Acts on the command line are not mailed, so they have no `teller`.
 */
export async function recordAct(trx: Transaction, teller: ActTeller | undefined, note: AuditNote): Promise<void> {
  await insertAuditEntry(trx, note);
  if (!teller?.mailOutbox || !toldActs[note.kind]?.includes(note.action)) return;
  const { text, title } = historyText(note);
  const at = note.at.toLocaleString('en-NZ', { timeZone: teller.timeZone, dateStyle: 'long', timeStyle: 'short' });
  const letter = {
    subject: `A change that the administrators of ${siteConfig.brand} are told about`,
    text: [
      `${`${note.actor.name} ${text} ${title}`.trim()}, ${at}.`,
      'If you know that this was meant to happen, there is nothing to do.',
      `If not, take the role from that person at once: ${teller.siteUrl}/dashboard/people. That signs them out.`,
    ],
  };
  for (const { id } of await findAdmins(trx)) {
    await teller.mailOutbox.addIn(trx, letterTo(id, letter));
  }
}
