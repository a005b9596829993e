import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { deleted, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { trashPath, useRestore } from '#desk/drafts/use-restore.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, type DeskTab, plainAddress, trashStatus } from '#desk/ui/desk-address.ts';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { AddressMenu, trashStates } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { recordWords } from '#desk/ui/record-labels.ts';
import { EmptyState, RowButton, rowClasses } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useListPage } from '#desk/ui/use-list-page.ts';
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
export function TrashPanel({ address, goTo }: PanelProps) {
  const restore = useRestore();
  const [removing, setRemoving] = useState<TrashEntry>();
  const [restoring, setRestoring] = useState<TrashEntry>();
  const query = useListPage({ address, goTo }, listTrash);
  const { tab } = address;

  const onRestore = async (entry: TrashEntry) => {
    if (restoring) return;
    setRestoring(entry);
    await restore(entry.kind, entry.id);
    setRestoring(undefined);
    focusNext();
  };

  return (
    <ListPanel
      id="trash"
      title="Trash"
      things={`deleted ${tab}`}
      search="Find in Trash"
      address={address}
      goTo={goTo}
      query={query}
      filters={
        <AddressMenu
          label="State"
          options={trashStates}
          part="status"
          value={trashStatus}
          address={address}
          goTo={goTo}
        />
      }
      action={<ActionButton onPress={() => goTo(plainAddress(tab))}>Show all {tab}</ActionButton>}
      lead={leads[tab]}
      row={(entry) => (
        <TrashRow
          key={`${entry.kind}-${entry.id}`}
          entry={entry}
          isBusy={restoring === entry}
          onRestore={() => onRestore(entry)}
          onRemove={() => setRemoving(entry)}
        />
      )}
      empty={
        address.q ? (
          <EmptyState title="Nothing found" text="Nothing in Trash matches this search.">
            <ActionButton onPress={() => goTo({ ...plainAddress(tab), status: trashStatus })}>
              Show all of Trash
            </ActionButton>
          </EmptyState>
        ) : (
          <EmptyState title="Trash is empty" text={`What you delete can be restored here for ${trashDays} days.`} />
        )
      }
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
  focusAfterDialog('[data-desk-restore]', '[data-desk-search]');
}

interface TrashRowProps {
  readonly entry: TrashEntry;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

function TrashRow({ entry, isBusy, onRestore, onRemove }: TrashRowProps) {
  const { title, deleted_at, deleted_by } = entry;
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_9rem_auto]`}>
      <div className="min-w-0">
        <h3 className="text-wrap break-words font-sans font-semibold text-base leading-snug">{title}</h3>
        <p className="mt-0.5 break-words text-muted">
          Deleted by {deleted_by} on <time dateTime={deleted_at}>{siteMoment(deleted_at)}</time>
        </p>
      </div>
      <p className="text-muted">{timeLeft(entry, Date.now())}</p>
      <div className="-mx-3 md:-mr-3 -mb-2 flex md:mx-0 md:mb-0 md:justify-end">
        <RowButton look="quiet" aria-label={`Restore ${title}`} data-desk-restore disabled={isBusy} onPress={onRestore}>
          Restore
        </RowButton>
        <RowButton look="quiet-danger" aria-label={`Delete now: ${title}`} onPress={onRemove}>
          Delete now
        </RowButton>
      </div>
    </li>
  );
}

function timeLeft({ kept_until }: TrashEntry, now: number): string {
  const days = Math.ceil((Date.parse(kept_until) - now) / (24 * 60 * 60 * 1000));
  return days <= 0 ? 'Less than a day left' : `${countOf(days, 'day', 'days')} left`;
}

function RemoveDialog({ entry, onClose }: { readonly entry: TrashEntry; readonly onClose: () => void }) {
  const { api, toasts } = useDesk();
  const words = recordWords(entry.kind);
  const removal = useMutation({
    mutationFn: () => deleted(api.send(trashPath(entry.kind, entry.id), { method: 'DELETE' })),
    meta: { refreshes: ['trash'] },
    onSuccess: () => {
      toasts.success(words.removed);
      onClose();
    },
    onError: () => toasts.error(words.deleteFailed),
  });
  return (
    <FormDialog
      title="Delete for good"
      width="narrow"
      action="Delete for good"
      look="danger"
      isBusy={removal.isPending}
      failure={removal.error && problemDetail(removal.error, '')}
      onSubmit={() => removal.mutate()}
      onClose={onClose}
    >
      <p>This {entry.kind} cannot be restored afterwards.</p>
      <p className="break-words font-semibold">{entry.title}</p>
    </FormDialog>
  );
}
