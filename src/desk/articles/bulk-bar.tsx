import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton, CloseButton } from '#desk/ui/button.tsx';
import { createButtonSelector, focusAfterDialog } from '#desk/ui/focus-after-dialog.ts';
import { optionClasses, popoverClasses } from '#desk/ui/select-field.tsx';
import { hasOpenLayer } from '#desk/ui/shortcuts.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { bulkMaximum } from '#shared/api/bulk-contract.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { CategoryDialog, DeleteManyDialog, TagDialog, UntagDialog } from './bulk-dialogs.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { suggestedTime } from './schedule-requests.ts';
import type { SelectedRows } from './selection.ts';
import {
  type BulkAction,
  featuring,
  publishing,
  unfeaturing,
  unpublishing,
  useBulkActions,
} from './use-bulk-actions.ts';

type OpenDialog = 'plan' | 'category' | 'tag' | 'untag' | 'delete' | undefined;

const menuItems = [
  { id: 'duplicate', name: 'Duplicate' },
  { id: 'page', name: 'Select this page' },
  { id: 'unpublish', name: 'Unpublish' },
  { id: 'feature', name: 'Feature' },
  { id: 'unfeature', name: 'Unfeature' },
  { id: 'category', name: 'Set category…' },
  { id: 'tag', name: 'Add a tag…' },
  { id: 'untag', name: 'Remove a tag…' },
] as const;

interface BulkBarProps {
  readonly selection: SelectedRows<Article>;
  readonly onDuplicate: (article: Article) => void;
}

/** The bar with the actions for the selected articles. It stays at the bottom of the window. */
export function BulkBar({ selection, onDuplicate }: BulkBarProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const { siteTimeZone } = useDesk();
  const { change, plan, remove, isPending } = useBulkActions(selection);
  const count = selection.items.length;
  const run = (action: BulkAction) => () => change(action);
  const close = () => {
    setDialog(undefined);
    focusAfterDialog('[data-desk-bulk]', '[data-desk-select]', createButtonSelector);
  };
  const clear = () => {
    const last = [...document.querySelectorAll<HTMLElement>('[data-desk-select]:checked')].at(-1);
    selection.clear();
    focusAfterDialog(last, '[data-desk-select]', createButtonSelector);
  };
  useEscape(clear);
  const choose = (action: BulkAction) => {
    close();
    change(action);
  };
  const dialogProps = { articles: selection.items, onClose: close, onChoose: choose };
  const onMenu = (id: (typeof menuItems)[number]['id']) => {
    if (id === 'duplicate') for (const article of selection.items) onDuplicate(article);
    else if (id === 'page') selection.selectPage();
    else if (id === 'unpublish') change(unpublishing);
    else if (id === 'feature') change(featuring);
    else if (id === 'unfeature') change(unfeaturing);
    else setDialog(id);
  };
  return (
    <>
      <section
        aria-label="Selected articles"
        className="-mx-4 flex animate-arrive flex-wrap items-center gap-x-2 gap-y-1 rounded-t-panel border border-control-line bg-surface py-2 pr-2 pl-4 shadow-raised sm:-mx-6 lg:mx-0 lg:rounded-panel lg:max-[88rem]:mr-36"
      >
        <p role="status" className="mr-auto font-semibold">
          {formatCount(count)} selected
          {count >= bulkMaximum && <span className="font-normal text-muted">, the most at once</span>}
        </p>
        <span className="lg:order-last">
          <CloseButton aria-label="Clear the selection" onPress={clear} />
        </span>
        <div className="-ml-1 flex w-full flex-wrap items-center gap-2 lg:ml-0 lg:w-auto">
          <ActionButton look="primary" data-desk-bulk isPending={isPending} onPress={run(publishing)}>
            Publish
          </ActionButton>
          <ActionButton isPending={isPending} onPress={() => setDialog('plan')}>
            Publish later…
          </ActionButton>
          <MenuTrigger>
            <Button
              isDisabled={isPending}
              className="inline-flex min-h-target cursor-pointer items-center gap-1.5 rounded-field px-3 font-semibold text-bush data-[hovered]:bg-shade data-[disabled]:opacity-50"
            >
              More actions
              <ChevronDown aria-hidden className="size-4.5" strokeWidth={1.75} />
            </Button>
            <Popover placement="top end" className={`${popoverClasses} max-h-none min-w-48`}>
              <Menu
                aria-label="More actions"
                items={count === 1 ? menuItems : menuItems.slice(1)}
                className="outline-none"
              >
                {({ id, name }) => (
                  <MenuItem id={id} className={optionClasses} onAction={() => onMenu(id)}>
                    {name}
                  </MenuItem>
                )}
              </Menu>
            </Popover>
          </MenuTrigger>
          <ActionButton look="quiet-danger" isPending={isPending} onPress={() => setDialog('delete')}>
            Delete
          </ActionButton>
        </div>
      </section>
      {dialog === 'plan' && (
        <ScheduleDialog
          start={suggestedTime('', dateInZone(siteTimeZone, new Date()))}
          until="Drafts stay drafts until then; what is published already stays as it is."
          onChoose={plan}
          onClose={close}
        />
      )}
      {dialog === 'category' && <CategoryDialog {...dialogProps} />}
      {dialog === 'tag' && <TagDialog {...dialogProps} />}
      {dialog === 'untag' && <UntagDialog {...dialogProps} />}
      {dialog === 'delete' && (
        <DeleteManyDialog
          articles={selection.items}
          isPending={isPending}
          onClose={close}
          onConfirm={() => remove(close)}
        />
      )}
    </>
  );
}

/** Calls `clear` when Escape is pressed, unless a dialog, a list or a field with text uses the key itself. */
function useEscape(clear: () => void): void {
  const onEscape = useEffectEvent(clear);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasOpenLayer()) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox' && event.target.value) return;
      onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
