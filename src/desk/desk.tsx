import { type ComponentType, useCallback, useState } from 'react';
import { useLogout } from '#desk/account/sign-in-requests.ts';
import { OfflineNotice } from '#desk/ui/notice.tsx';
import { useOwnAccount } from './account/own-account.ts';
import { SessionEndPanel } from './account/session-end-panel.tsx';
import { useDesk } from './desk-context.ts';
import { ContentTabs } from './shell/content-tabs.tsx';
import { DeskHeader } from './shell/desk-header.tsx';
import { DeskNav, RelatedPlaces } from './shell/desk-nav.tsx';
import { ServerNotices } from './shell/server-notices.tsx';
import { CheckField } from './ui/check-field.tsx';
import { type DeskTab, plainAddress, useDeskAddress, writeDeskAddress } from './ui/desk-address.ts';
import { type DeskPlace, deskPlacePath, goToDeskPath, mayOpen, useDeskPlace } from './ui/desk-place.tsx';
import { DialogFrame } from './ui/dialog-frame.tsx';
import { lazyPart, lazyPlace } from './ui/lazy-place.tsx';
import { EmptyState } from './ui/record-list.tsx';
import { hasSingleKeys, type ShortcutAction, setSingleKeys, shortcuts, useShortcuts } from './ui/shortcuts.ts';

const SettingsPlace = lazyPlace('Settings', async () => (await import('./settings/settings-panel.tsx')).SettingsPanel);

/** The pages of the desk. Each is loaded when it is first opened, but the page with the tabs comes with the desk. */
const places: Readonly<Record<Exclude<DeskPlace, 'content'>, ComponentType>> = {
  calendar: lazyPlace('Calendar', async () => (await import('./calendar/calendar-panel.tsx')).CalendarPanel),
  health: lazyPlace('Content health', async () => (await import('./health/health-panel.tsx')).HealthPanel),
  pictures: lazyPlace('Pictures', async () => (await import('./pictures/pictures-panel.tsx')).PicturesPanel),
  recordings: lazyPlace('Recordings', async () => (await import('./pictures/recordings-panel.tsx')).RecordingsPanel),
  enquiries: lazyPlace('Enquiries', async () => (await import('./enquiries/enquiries-panel.tsx')).EnquiriesPanel),
  questions: lazyPlace(
    'Unanswered questions',
    async () => (await import('./enquiries/questions-panel.tsx')).QuestionsPanel,
  ),
  insight: lazyPlace('Insight', async () => (await import('./insight/insight-panel.tsx')).InsightPanel),
  settings: SettingsPlace,
  prices: SettingsPlace,
  people: lazyPlace('People', async () => (await import('./people/people-panel.tsx')).PeoplePanel),
  'personal-data': lazyPlace(
    'A person’s data',
    async () => (await import('./people/personal-data-panel.tsx')).PersonalDataPanel,
  ),
  history: lazyPlace('The change history', async () => (await import('./people/history-panel.tsx')).HistoryPanel),
  webhooks: lazyPlace('Webhooks', async () => (await import('./settings/webhooks-panel.tsx')).WebhooksPanel),
  tokens: lazyPlace('API tokens', async () => (await import('./settings/tokens-panel.tsx')).TokensPanel),
  security: lazyPlace('Security', async () => (await import('./account/security-panel.tsx')).SecurityPanel),
};

const ChangePasswordDialog = lazyPart(
  async () => (await import('./account/change-password-dialog.tsx')).ChangePasswordDialog,
  {
    failure: 'Change Password could not be loaded.',
    dialog: 'Change Password',
  },
);

type OpenDialog = 'password' | 'shortcuts' | undefined;

/**
 * The desk of a signed-in administrator or editor: the header, the current page, and the dialogs that any page can
 * open.
 */
export function Desk() {
  const { toasts, locale } = useDesk();
  const { role } = useOwnAccount();
  const asked = useDeskPlace();
  const place = mayOpen(role, asked) ? asked : undefined;
  const [address, goTo] = useDeskAddress();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { logout, isLoggingOut } = useLogout();
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

  return (
    <div
      data-desk
      className="min-h-dvh lg:grid lg:bg-shade/60 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <DeskHeader isSigningOut={isLoggingOut} onChangePassword={() => setDialog('password')} onLogout={logout} />
      <DeskNav onShortcuts={() => setDialog('shortcuts')} />
      <main className="min-w-0 border-line bg-paper px-4 pt-2 pb-24 sm:pt-4 sm:pr-15 sm:pl-6 lg:border-l min-[90rem]:pr-26">
        <div className="max-w-[100rem]">
          <OfflineNotice />
          {role === 'admin' && <ServerNotices hasActs={place === 'content' || place === 'people'} />}
          <RelatedPlaces />
          <OpenPlace place={place} onTab={openTab} />
        </div>
      </main>
      {dialog === 'password' && <ChangePasswordDialog onClose={closeDialog} onChanged={onPasswordChanged} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      <SessionEndPanel />
    </div>
  );
}

interface OpenPlaceProps {
  /** The open page, or `undefined` if the person may not open it. */
  readonly place: DeskPlace | undefined;
  readonly onTab: (tab: DeskTab) => void;
}

function OpenPlace({ place, onTab }: OpenPlaceProps) {
  if (place === 'content') return <ContentTabs onTab={onTab} />;
  if (place) {
    const Page = places[place];
    return <Page key={place} />;
  }
  return (
    <EmptyState title="Only administrators can open this page" text="Ask one of them if you need something from it." />
  );
}

function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { role } = useOwnAccount();
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const usable = shortcuts.filter(({ action }) => action.kind !== 'place' || mayOpen(role, action.place));
  return (
    <DialogFrame title="Keyboard shortcuts" onClose={onClose}>
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
