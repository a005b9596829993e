import { useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { deleted } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { trashPath, useRestore } from '#desk/drafts/use-restore.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, type DeskTab, plainAddress, trashStatus, useDeskAddress } from '#desk/ui/desk-address.ts';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { AddressMenu, trashStates } from '#desk/ui/filter-menu.tsx';
import { focusAfterDialog, rowButtonSelector } from '#desk/ui/focus-after-dialog.ts';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { recordWords } from '#desk/ui/record-labels.ts';
import { ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type TrashEntry, type TrashKind, trashDays, trashEntrySchema } from '#shared/api/trash-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';

const kindOfTab: Record<DeskTab, TrashKind> = { articles: 'article', categories: 'category', tags: 'tag' };

function listTrash(api: ApiClient, { tab, q, page }: DeskAddress) {
  const query = { q: q || undefined, kind: kindOfTab[tab], ...pageRange(page) };
  return listPartQuery(api, ['trash', 'list'], trashEntrySchema, apiPaths.adminTrash, query);
}

const leads: Record<DeskTab, string> = {
  articles: `Deleted articles stay here for ${trashDays} days. One that was on the site is back there as soon as you restore it.`,
  categories: `Deleted categories stay here for ${trashDays} days.`,
  tags: `Deleted tags stay here for ${trashDays} days. A tag that you restore is on its articles again.`,
};

/** Lists the deleted records of the open tab. They can be restored for 30 days. */
export function TrashPanel() {
  const restore = useRestore();
  const [removing, setRemoving] = useState<TrashEntry>();
  const [restoring, setRestoring] = useState<TrashEntry>();
  const [{ tab }, goTo] = useDeskAddress();
  const query = useListPage(listTrash);

  const onRestore = async (entry: TrashEntry) => {
    if (restoring) return;
    setRestoring(entry);
    await restore(entry.kind, entry.id);
    setRestoring(undefined);
    focusNext();
  };

  return (
    <ListPanel
      title="Trash"
      things={`deleted ${tab}`}
      search="Find in Trash"
      query={query}
      filters={<AddressMenu label="State" options={trashStates} part="status" value={trashStatus} />}
      action={<ActionButton onPress={() => goTo(plainAddress(tab))}>Show all {tab}</ActionButton>}
      lead={leads[tab]}
      row={(entry) => (
        <ListRow
          key={`${entry.kind}-${entry.id}`}
          className="md:grid-cols-[minmax(0,1fr)_9rem_auto]"
          title={entry.title}
          columns={<p className="text-muted">{timeLeft(entry, Date.now())}</p>}
          actions={[
            {
              text: 'Restore',
              name: `Restore ${entry.title}`,
              isPending: restoring === entry,
              mark: 'restore',
              onPress: () => onRestore(entry),
            },
            {
              text: 'Delete now',
              name: `Delete now: ${entry.title}`,
              isDanger: true,
              onPress: () => setRemoving(entry),
            },
          ]}
        >
          <p className="mt-0.5 break-words text-muted">
            Deleted by {entry.deleted_by} on <time dateTime={entry.deleted_at}>{siteMoment(entry.deleted_at)}</time>
          </p>
        </ListRow>
      )}
      empty={{ title: 'Trash is empty', text: `What you delete can be restored here for ${trashDays} days.` }}
      nothingFound={{
        title: 'Nothing found',
        text: 'Nothing in Trash matches this search.',
        button: 'Show all of Trash',
        whole: { ...plainAddress(tab), status: trashStatus },
      }}
    >
      {removing && (
        <RemoveDialog
          entry={removing}
          onClose={() => {
            setRemoving(undefined);
            focusNext();
          }}
        />
      )}
    </ListPanel>
  );
}

function focusNext(): void {
  focusAfterDialog(rowButtonSelector('restore'), '[data-desk-search]');
}

function timeLeft({ kept_until }: TrashEntry, now: number): string {
  const days = Math.ceil((Date.parse(kept_until) - now) / (24 * 60 * 60 * 1000));
  return days <= 0 ? 'Less than a day left' : `${countOf(days, 'day', 'days')} left`;
}

function RemoveDialog({ entry, onClose }: { readonly entry: TrashEntry; readonly onClose: () => void }) {
  const { api, toasts } = useDesk();
  const words = recordWords(entry.kind);
  const removal = useAction({
    send: () => deleted(api.send(trashPath(entry.kind, entry.id), { method: 'DELETE' })),
    refreshes: ['trash'],
    done: words.removed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Delete for good"
      action="Delete for good"
      look="danger"
      sending={removal}
      fault=""
      onSubmit={() => removal.mutate(undefined, { onError: () => toasts.error(words.deleteFailed) })}
      onClose={onClose}
    >
      <p>This {entry.kind} cannot be restored afterwards.</p>
      <p className="break-words font-semibold">{entry.title}</p>
    </FormDialog>
  );
}
