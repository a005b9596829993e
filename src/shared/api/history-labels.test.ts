import { expect, test } from 'vitest';
import { type AuditEntry, auditActions, auditKinds } from '#shared/api/audit-contract.ts';
import { historyText } from './history-labels.ts';

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-21T00:00:00Z',
  actor: { id: 1, name: 'Aroha' },
  kind: 'article',
  action: 'created',
  record: { id: 1, title: 'First' },
  ...given,
});

const commandLine = { id: null, name: 'Command line' };
const named = (title: string, id: number | null = null) => ({ id, title });

test.each<[Partial<AuditEntry>, string, string]>([
  [{}, 'created the article', 'First'],
  [{ action: 'unpublished' }, 'made a draft of the article', 'First'],
  [{ kind: 'account', action: 'role-granted', record: named('Mere', 2) }, 'gave administrator access to', 'Mere'],
  [{ kind: 'account', action: 'deleted', record: named('Mere', 2) }, 'deleted the account of', 'Mere'],
  [{ kind: 'account', action: 'password-changed' }, 'changed the password', ''],
  [{ kind: 'session', action: 'ended', record: named('Safari on Mac') }, 'ended a session:', 'Safari on Mac'],
  [{ kind: 'session', action: 'ended', actor: commandLine, record: named('Mere', 2) }, 'ended all sessions of', 'Mere'],
  [{ kind: 'enquiry', action: 'done', record: named('', 12) }, 'marked as done:', 'enquiry 12'],
  [{ kind: 'setting', action: 'reset', record: named('GST') }, 'went back to the default of the setting', 'GST'],
  [{ kind: 'setting', action: 'tested', record: named('email') }, 'sent a test message:', 'email'],
  [{ kind: 'question', action: 'drafted', record: named('', 7) }, 'made an article of:', 'question 7'],
])('describes %j as “%s”, with the title “%s”', (given, text, title) => {
  expect(historyText(entry(given))).toEqual({ text, title });
});

test('every action has a text for every kind of record', () => {
  for (const kind of auditKinds)
    for (const action of auditActions) expect(historyText(entry({ kind, action })).text).toMatch(/^[a-z]/);
});
