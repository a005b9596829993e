import { useCallback, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { ChangePasswordDialog, passwordChanged } from './account/change-password-dialog.tsx';
import { ArticlesPanel } from './articles/articles-panel.tsx';
import { CategoriesPanel } from './categories/categories-panel.tsx';
import { useDesk } from './desk-context.ts';
import { DeskHeader } from './desk-header.tsx';
import { type DeskTab, deskTabs, plainAddress } from './lists/desk-address.ts';
import { useDeskAddress } from './lists/use-desk-address.ts';
import { OfflineNotice } from './session/offline-notice.tsx';
import { SessionEndPanel } from './session/session-end-panel.tsx';
import { signOut } from './session/sign-out.ts';
import type { ShortcutAction } from './shortcuts/shortcuts.ts';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { TagsPanel } from './tags/tags-panel.tsx';
import { useTotals } from './use-totals.ts';

const tabNames: Record<DeskTab, string> = { articles: 'Articles', categories: 'Categories', tags: 'Tags' };

type OpenDialog = 'password' | 'shortcuts' | undefined;

/** The desk of a signed-in admin: header, three tabs, and the dialogs that belong to none of them. */
export function Desk() {
  const { api, session, toasts } = useDesk();
  const [address, goTo] = useDeskAddress();
  const totals = useTotals();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const closeDialog = useCallback(() => setDialog(undefined), []);
  const onPasswordChanged = useCallback(() => toasts.success(passwordChanged), [toasts]);
  const panelProps = { address, goTo };

  const openTab = (tab: DeskTab) => tab !== address.tab && goTo(plainAddress(tab));
  const runShortcut = (action: ShortcutAction) => {
    if (action.kind === 'help') setDialog('shortcuts');
    if (action.kind === 'tab') openTab(action.tab);
    if (action.kind === 'search') document.querySelector<HTMLElement>('[data-desk-search]')?.focus();
    if (action.kind === 'create') document.querySelector<HTMLElement>('[data-desk-create]')?.click();
  };
  useShortcuts(runShortcut);

  const logout = async () => {
    setIsSigningOut(true);
    await signOut(api);
    session.leave();
  };

  return (
    <div className="mx-auto min-h-dvh w-full max-w-[72rem] px-4 pb-16 sm:px-6">
      <DeskHeader
        isSigningOut={isSigningOut}
        onShortcuts={() => setDialog('shortcuts')}
        onChangePassword={() => setDialog('password')}
        onLogout={logout}
      />
      <main>
        <OfflineNotice />
        <Tabs
          selectedKey={address.tab}
          onSelectionChange={(key) => openTab(deskTabs.find((tab) => tab === key) ?? 'articles')}
        >
          <TabList aria-label="What to manage" className="mb-5 flex gap-6 overflow-x-auto border-line border-b">
            {deskTabs.map((tab) => (
              <Tab
                key={tab}
                id={tab}
                className="-mb-px flex min-h-target cursor-pointer items-center gap-2 whitespace-nowrap border-transparent border-b-2 py-2 font-semibold text-muted outline-offset-[-2px] data-[selected]:border-bush data-[hovered]:text-ink data-[selected]:text-ink"
              >
                {tabNames[tab]}
                {totals[tab] !== undefined && (
                  <span className="font-normal text-muted">{totals[tab].toLocaleString('en-NZ')}</span>
                )}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="articles" className="outline-none">
            <ArticlesPanel {...panelProps} />
          </TabPanel>
          <TabPanel id="categories" className="outline-none">
            <CategoriesPanel {...panelProps} />
          </TabPanel>
          <TabPanel id="tags" className="outline-none">
            <TagsPanel {...panelProps} />
          </TabPanel>
        </Tabs>
      </main>
      {dialog === 'password' && <ChangePasswordDialog onClose={closeDialog} onChanged={onPasswordChanged} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      <SessionEndPanel place="desk" />
    </div>
  );
}
