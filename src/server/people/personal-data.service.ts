import type { AuditAction, AuditActor } from '#shared/api/audit-contract.ts';
import type { Enquiry } from '#shared/api/enquiry-contract.ts';
import {
  type PersonalData,
  type PersonErased,
  type PersonErasure,
  personEnquiryMaximum,
} from '#shared/api/personal-data-contract.ts';
import { type ContactKey, readContactKey } from '#shared/enquiries/contact-key.ts';
import { canLoseAdmin, emailKey } from '../accounts/account.ts';
import { type ActTeller, recordAct } from '../accounts/told-acts.ts';
import { deleteUser, findUserByEmail, lockAdmins } from '../accounts/user.repository.ts';
import { deleteReviewEntry } from '../content/reviews/review.repository.ts';
import { deleteRecord } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { readWholeEnquiries, requireEnquiry } from '../enquiries/enquiry-desk.service.ts';
import { invalidField, Problem } from '../problem.ts';
import { isContact, mentionsContact } from './contact-match.ts';
import {
  deleteInvitesTo,
  findAccountTraces,
  findInvitesTo,
  findReviewTexts,
  forgetNameBesideRecords,
  forgetNameOfAccount,
  isNameInUse,
} from './personal-data.repository.ts';

/** The account that asks for a person's data, the time of the request, and how administrators are told about it. */
interface PersonRequest {
  readonly actor: AuditActor;
  readonly now: Date;
  readonly teller: ActTeller;
}

const erasedName = 'Erased account';

interface PersonLimits {
  readonly enquiries: number;
  /** If unset, all changes are returned. */
  readonly changes?: number;
}

/** Limits of a search in the desk. The totals in its result still count everything that was found. */
const shown: PersonLimits = { enquiries: personEnquiryMaximum, changes: 1000 };
const everything: PersonLimits = { enquiries: Number.POSITIVE_INFINITY };

/**
 * Returns what is stored about an email address or phone number, with totals. Reads every enquiry, because the same
 * phone number can be written in several ways.
 */
export async function findPersonalData(
  db: Queryable,
  contact: string,
  now: Date,
  limits: PersonLimits = shown,
): Promise<PersonalData> {
  const key = requireKey(contact);
  const enquiries: PersonalData['enquiries'] = [];
  let total = 0;
  for await (const enquiry of readWholeEnquiries(db)) {
    const match = matchOf(key, enquiry);
    if (!match) continue;
    total += 1;
    if (enquiries.length < limits.enquiries) enquiries.push({ match, enquiry });
  }
  const account = await findAccount(db, key, limits);
  const invites = key.kind === 'email' ? await findInvitesTo(db, emailKey(key.email)) : [];
  const comments = (await findReviewTexts(db))
    .filter((entry) => isSaidBy(key, entry) || (account !== null && entry.account_id === account.id))
    .map(({ author, text, created_at }) => ({ author, text, created_at }));
  return { contact, found_at: now.toISOString(), enquiries, enquiry_total: total, comments, account, invites };
}

/**
 * Returns all of a person's data, for a file. Records the export in the change history, without the person's address or
 * number.
 */
export async function exportPersonalData(
  db: Queryable,
  contact: string,
  request: PersonRequest,
): Promise<PersonalData> {
  const data = await findPersonalData(db, contact, request.now, everything);
  const amount = {
    enquiries: data.enquiry_total,
    comments: data.comments.length,
    account: data.account !== null,
    invites: data.invites.length,
    names: 0,
    keeps_name: false,
  };
  await db.transaction().execute((transaction) => note(transaction, 'exported', amount, request));
  return data;
}

/**
 * Erases the given enquiries of a person in one transaction and, if `account` is set, also the person's account, name
 * and invitations. Records the numbers of erased records in the change history, without the person's address or number.
 * Throws a 422 for an enquiry that is not about the person. Throws a 409 when the account is the last administrator's
 * or the caller's own.
 */
export async function erasePersonalData(
  db: Queryable,
  { contact, enquiry_ids, account, comments }: PersonErasure,
  request: PersonRequest,
): Promise<PersonErased> {
  const key = requireKey(contact);
  return db.transaction().execute(async (transaction) => {
    let erased = 0;
    for (const id of new Set(enquiry_ids)) {
      const enquiry = await requireEnquiry(transaction, id);
      if (!matchOf(key, enquiry)) throw invalidField('enquiry_ids', `Enquiry ${id} is not about this person.`);
      if (await deleteRecord(transaction, 'enquiries', { id, expected: 'any' })) erased += 1;
    }
    const said = comments ? (await findReviewTexts(transaction)).filter((entry) => isSaidBy(key, entry)) : [];
    for (const { id } of said) await deleteReviewEntry(transaction, id);
    const name = account ? await eraseAccount(transaction, key, request) : undefined;
    const invites = account && key.kind === 'email' ? await deleteInvitesTo(transaction, emailKey(key.email)) : 0;
    const names = await eraseName(transaction, name);
    const amount = { enquiries: erased, comments: said.length, account: name !== undefined, invites, ...names };
    await note(transaction, 'erased', amount, request);
    return amount;
  });
}

/** Erases the account with an email address. Returns its id and name, or `undefined` if there is none. */
async function eraseAccount(transaction: Transaction, key: ContactKey, { actor }: PersonRequest) {
  if (key.kind !== 'email') return undefined;
  const admins = await lockAdmins(transaction);
  const user = await findUserByEmail(transaction, emailKey(key.email));
  if (!user) return undefined;
  if (user.id === actor.id)
    throw new Problem('conflict', 'This is your own account. Ask another administrator to erase it.');
  if (user.role === 'admin' && !canLoseAdmin(user.id, admins))
    throw new Problem('conflict', 'This is the last administrator. Make another account an administrator first.');
  await deleteUser(transaction, user.id);
  return user;
}

/**
 * Replaces the name of an erased account in the records that remain. Versions, pictures, notes and Trash store only a
 * name, without an account id. If another account has the same name, these records are left unchanged, because they may
 * be about that other account.
 */
async function eraseName(
  transaction: Transaction,
  user: { readonly id: number; readonly full_name: string } | undefined,
): Promise<Pick<PersonErased, 'names' | 'keeps_name'>> {
  if (!user) return { names: 0, keeps_name: false };
  const names = await forgetNameOfAccount(transaction, user.id, erasedName);
  if (await isNameInUse(transaction, user.full_name)) return { names, keeps_name: true };
  return { names: names + (await forgetNameBesideRecords(transaction, user.full_name, erasedName)), keeps_name: false };
}

async function findAccount(
  db: Queryable,
  key: ContactKey,
  { changes }: PersonLimits,
): Promise<PersonalData['account']> {
  const user = key.kind === 'email' ? await findUserByEmail(db, emailKey(key.email)) : undefined;
  if (!user) return null;
  const { id, full_name, email, role, created_at } = user;
  return { id, full_name, email, role, created_at, ...(await findAccountTraces(db, id, changes)) };
}

function matchOf(key: ContactKey, enquiry: Enquiry): 'contact' | 'mention' | undefined {
  if (isContact(key, enquiry)) return 'contact';
  const { message, conversation, business, name, notes } = enquiry;
  const texts = [message, conversation, business, name, ...notes.flatMap(({ subject, text }) => [subject, text])];
  return texts.some((text) => mentionsContact(key, text)) ? 'mention' : undefined;
}

function isSaidBy(key: ContactKey, { author, text }: { readonly author: string; readonly text: string }): boolean {
  return [author, text].some((words) => mentionsContact(key, words));
}

function requireKey(contact: string): ContactKey {
  const key = readContactKey(contact);
  if (!key) throw invalidField('contact', 'Give an email address or a phone number.');
  return key;
}

/**
 * Records an export or an erasure in the change history. The entry has only numbers, because the change history is kept
 * longer than personal details.
 */
async function note(
  transaction: Transaction,
  action: Extract<AuditAction, 'exported' | 'erased'>,
  { enquiries, comments, account, invites, names, keeps_name }: PersonErased,
  { actor, now, teller }: PersonRequest,
): Promise<void> {
  const parts = [
    `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`,
    comments > 0 && `${comments} ${comments === 1 ? 'comment' : 'comments'}`,
    account && '1 account',
    invites > 0 && `${invites} ${invites === 1 ? 'invitation' : 'invitations'}`,
    names > 0 && `the name in ${names} ${names === 1 ? 'record' : 'records'}`,
    keeps_name && 'but not the name beside versions, which another account has too',
  ];
  const title = parts.filter(Boolean).join(', ');
  await recordAct(transaction, teller, { at: now, actor, kind: 'person', action, record: { id: null, title } });
}
