import { useCallback, useState } from 'react';
import { useOwnAccount } from './account/own-account.ts';
import { SessionEndPanel } from './account/session-end-panel.tsx';
import { signOut } from './account/sign-in-requests.ts';
import { useDesk } from './desk-context.ts';
import { ContentTabs } from './shell/content-tabs.tsx';
import { DeskHeader } from './shell/desk-header.tsx';
import { DeskNav, RelatedPlaces } from './shell/desk-nav.tsx';
import { ServerNotices } from './shell/server-notices.tsx';
import { CheckField } from './ui/check-field.tsx';
import { type DeskTab, plainAddress, useDeskAddress, writeDeskAddress } from './ui/desk-address.ts';
import { deskPlacePath, goToDeskPath, mayOpen, useDeskPlace } from './ui/desk-place.ts';
import { DialogFrame } from './ui/dialog-frame.tsx';
import { lazyPart, lazyPlace } from './ui/lazy-place.tsx';
import { OfflineNotice } from './ui/offline-notice.tsx';
import { EmptyState } from './ui/record-list.tsx';
import { hasSingleKeys, type ShortcutAction, setSingleKeys, shortcuts, useShortcuts } from './ui/shortcuts.ts';

const CalendarPlace = lazyPlace('Calendar', async () => (await import('./calendar/calendar-panel.tsx')).CalendarPanel);
const HealthPlace = lazyPlace('Content health', async () => (await import('./health/health-panel.tsx')).HealthPanel);
const EnquiriesPlace = lazyPlace(
  'Enquiries',
  async () => (await import('./enquiries/enquiries-panel.tsx')).EnquiriesPanel,
);
const HistoryPlace = lazyPlace(
  'The change history',
  async () => (await import('./people/history-panel.tsx')).HistoryPanel,
);
const PeoplePlace = lazyPlace('People', async () => (await import('./people/people-panel.tsx')).PeoplePanel);
const PersonalDataPlace = lazyPlace(
  'A person’s data',
  async () => (await import('./people/personal-data-panel.tsx')).PersonalDataPanel,
);
const TokensPlace = lazyPlace('API tokens', async () => (await import('./settings/tokens-panel.tsx')).TokensPanel);
const SettingsPlace = lazyPlace('Settings', async () => (await import('./settings/settings-panel.tsx')).SettingsPanel);
const WebhooksPlace = lazyPlace('Webhooks', async () => (await import('./settings/webhooks-panel.tsx')).WebhooksPanel);
const PicturesPlace = lazyPart({
  name: 'Pictures',
  load: async () => (await import('./pictures/pictures-panel.tsx')).PicturesPanel,
  failure: 'This page could not be loaded.',
  waiting: <p role="status">Loading pictures…</p>,
});
const RecordingsPlace = lazyPlace(
  'Recordings',
  async () => (await import('./pictures/recordings-panel.tsx')).RecordingsPanel,
);
const InsightPlace = lazyPlace('Insight', async () => (await import('./insight/insight-panel.tsx')).InsightPanel);
const QuestionsPlace = lazyPlace(
  'Unanswered questions',
  async () => (await import('./enquiries/questions-panel.tsx')).QuestionsPanel,
);
const SecurityPlace = lazyPlace('Security', async () => (await import('./account/security-panel.tsx')).SecurityPanel);

const ChangePasswordDialog = lazyPart({
  name: 'change-password',
  load: async () => (await import('./account/change-password-dialog.tsx')).ChangePasswordDialog,
  failure: 'Change Password could not be loaded.',
  dialog: 'Change Password',
});

type OpenDialog = 'password' | 'shortcuts' | undefined;

/**
 * The desk of a signed-in administrator or editor: the header, the current page, and the dialogs that any page can
 * open.
 */
export function Desk() {
  const { api, session, drafts, toasts, locale } = useDesk();
  const { role } = useOwnAccount();
  const asked = useDeskPlace();
  const isAllowed = mayOpen(role, asked);
  const place = isAllowed ? asked : undefined;
  const [address, goTo] = useDeskAddress();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const closeDialog = useCallback(() => setDialog(undefined), []);
  const onPasswordChanged = useCallback((text: string) => toasts.success(text), [toasts]);

  const openTab = (tab: DeskTab) => {
    if (place !== 'content') goToDeskPath(deskPlacePath(locale, 'content') + writeDeskAddress(plainAddress(tab)));
    else if (tab !== address.tab) goTo(plainAddress(tab));
  };
  const runShortcut = (action: ShortcutAction) => {
    if (action.kind === 'help') setDialog('shortcuts');
    if (action.kind === 'tab') openTab(action.tab);
    if (action.kind === 'place' && mayOpen(role, action.place)) goToDeskPath(deskPlacePath(locale, action.place));
    if (action.kind === 'search') document.querySelector<HTMLElement>('[data-desk-search]')?.focus();
    if (action.kind === 'create') document.querySelector<HTMLElement>('[data-desk-create]')?.click();
  };
  useShortcuts(runShortcut);

  const logout = async () => {
    // When a dialog closes, Logout appears where Save Article was. So the second click of a double click on Save
    // Article must not sign the person out.
    if (session.hasJustEndedWork()) return;
    setIsSigningOut(true);
    await drafts.clear();
    await signOut(api);
    session.leave();
  };

  return (
    <div data-desk className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
      <DeskHeader isSigningOut={isSigningOut} onChangePassword={() => setDialog('password')} onLogout={logout} />
      <DeskNav onShortcuts={() => setDialog('shortcuts')} />
      <main className="min-w-0 border-line px-4 pb-24 sm:px-6 sm:pt-2 lg:border-l">
        <div className="mx-auto max-w-[84rem]">
          <OfflineNotice />
          {role === 'admin' && <ServerNotices />}
          <RelatedPlaces />
          {!isAllowed && <AdministratorsOnly />}
          {place === 'content' && <ContentTabs address={address} goTo={goTo} onTab={openTab} />}
          {place === 'calendar' && <CalendarPlace address={address} goTo={goTo} />}
          {place === 'health' && <HealthPlace address={address} goTo={goTo} />}
          {place === 'pictures' && <PicturesPlace address={address} goTo={goTo} />}
          {place === 'recordings' && <RecordingsPlace address={address} goTo={goTo} />}
          {place === 'enquiries' && <EnquiriesPlace address={address} goTo={goTo} />}
          {place === 'questions' && <QuestionsPlace address={address} goTo={goTo} />}
          {place === 'insight' && <InsightPlace />}
          {(place === 'settings' || place === 'prices') && <SettingsPlace key={place} place={place} />}
          {place === 'webhooks' && <WebhooksPlace />}
          {place === 'people' && <PeoplePlace address={address} goTo={goTo} />}
          {place === 'personal-data' && <PersonalDataPlace />}
          {place === 'history' && <HistoryPlace address={address} goTo={goTo} />}
          {place === 'tokens' && <TokensPlace />}
          {place === 'security' && <SecurityPlace onLogout={logout} />}
        </div>
      </main>
      {dialog === 'password' && <ChangePasswordDialog onClose={closeDialog} onChanged={onPasswordChanged} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      <SessionEndPanel />
    </div>
  );
}

function AdministratorsOnly() {
  return (
    <div className="py-12">
      <EmptyState
        title="Only administrators can open this page"
        text="Ask one of them if you need something from it."
      />
    </div>
  );
}

function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { role } = useOwnAccount();
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const usable = shortcuts.filter(({ action }) => action.kind !== 'place' || mayOpen(role, action.place));
  return (
    <DialogFrame title="Keyboard shortcuts" width="narrow" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        <CheckField
          label="Listen to these keys"
          value={isOn}
          onChange={(value) => {
            setSingleKeys(value);
            setIsOn(value);
          }}
        />
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
          {usable.map((shortcut) => (
            <div key={shortcut.label} className="contents">
              <dt className="flex gap-1.5">
                {shortcut.keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid min-h-8 min-w-8 place-items-center rounded-md border border-control-line px-2 font-sans font-semibold"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{shortcut.label}</dd>
            </div>
          ))}
        </dl>
      </div>
    </DialogFrame>
  );
}
