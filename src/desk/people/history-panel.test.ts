import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/api/audit-contract.ts';
import { groupHistory } from './history-panel.tsx';

function entry(id: number, action: AuditEntry['action'], recordId: number, second: number): AuditEntry {
  return {
    id,
    at: `2026-11-29T10:00:${String(second).padStart(2, '0')}.000Z`,
    actor: { id: 1, name: 'Aroha' },
    kind: 'article',
    action,
    record: { id: recordId, title: `Article ${recordId}` },
  };
}

test('an article that is created and published at once is one line', () => {
  const [group, ...others] = groupHistory([entry(2, 'published', 7, 1), entry(1, 'created', 7, 1)]);
  expect(group).toMatchObject({ first: { id: 2 }, rest: [{ id: 1 }], isCreatedAndPublished: true });
  expect(others).toEqual([]);
});

test('a batch of the same change is one line, and other changes stay apart', () => {
  const batch = [5, 4, 3].map((id) => entry(id, 'published', id, 30));
  const groups = groupHistory([...batch, entry(2, 'updated', 2, 29), entry(1, 'updated', 2, 28)]);
  expect(groups.map(({ first, rest }) => [first.id, rest.length])).toEqual([
    [5, 2],
    [2, 0],
    [1, 0],
  ]);
});
