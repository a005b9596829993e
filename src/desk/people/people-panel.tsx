import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, plainAddress, useDeskAddress } from '#desk/ui/desk-address.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/ui/focus-after-dialog.ts';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { OptionBar } from '#desk/ui/option-bar.tsx';
import { besideHeading, ListRow } from '#desk/ui/record-list.tsx';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type PeopleGroup, type Person, peopleGroups, personSchema } from '#shared/api/people-contract.ts';
import { InviteDialog, InviteList } from './invites.tsx';
import { groupNames, presenceText, roleNames } from './people-labels.ts';
import { type PersonAction, PersonDialog } from './person-dialogs.tsx';

/** Returns the group of people at a desk address. The default is the group of people who may use the desk. */
function groupOf({ status }: DeskAddress): PeopleGroup {
  return peopleGroups.find((group) => group === status) ?? 'desk';
}

function listPeople(api: ApiClient, address: DeskAddress) {
  const query = { group: groupOf(address), q: address.q || undefined, ...pageRange(address.page) };
  return listPartQuery(api, ['people', 'list'], personSchema, apiPaths.adminPeople, query);
}

function countPeople(api: ApiClient, group: PeopleGroup, q: string) {
  return listPartQuery(api, ['people', 'count'], personSchema, apiPaths.adminPeople, { group, q, limit: 1 });
}

/** Lists the people who may use the desk, or the members, and the unused invites. */
export function PeoplePanel() {
  const { api } = useDesk();
  const [address, goTo] = useDeskAddress();
  const [isInviting, setIsInviting] = useState(false);
  const [opened, setOpened] = useState<{ readonly action: PersonAction; readonly person: Person }>();
  const query = useListPage(listPeople);
  const group = groupOf(address);
  const counts = useQueries({ queries: peopleGroups.map((id) => countPeople(api, id, address.q)) });
  const groups = peopleGroups.map((id, index) => ({ id, name: groupNames[id], count: counts[index]?.data?.total }));
  const close = () => {
    setOpened(undefined);
    setIsInviting(false);
    focusAfterDialog(createButtonSelector);
  };

  return (
    <ListPanel
      title="People"
      things="people"
      search="Find a person"
      query={query}
      filters={
        <OptionBar
          label="Who"
          options={groups}
          value={group}
          onChange={(id) => goTo({ ...address, status: id === 'desk' ? undefined : id, page: 1 })}
        />
      }
      action={
        <ActionButton look="primary" data-desk-create onPress={() => setIsInviting(true)}>
          Invite somebody
        </ActionButton>
      }
      lead={
        group === 'desk'
          ? 'Everyone who may use the desk. If you change someone’s role, they have to sign in again.'
          : 'Everyone who has registered on this site and has no access to the desk, the newest first. A person gets a role only after the address is confirmed: by opening the link that the site mails, or by you.'
      }
      row={(person) => (
        <PersonRow key={person.id} person={person} onAction={(action) => setOpened({ action, person })} />
      )}
      empty={{ title: 'No members', text: 'People who register on this site appear here.' }}
      nothingFound={{
        title: 'Nobody found',
        text: 'No name or email here matches this search.',
        button: 'Show everybody',
        whole: { ...plainAddress('articles'), status: address.status },
      }}
    >
      <InviteList />
      {isInviting && <InviteDialog onClose={close} />}
      {opened && <PersonDialog {...opened} onClose={close} />}
    </ListPanel>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly onAction: (action: PersonAction) => void;
}

function PersonRow({ person, onAction }: PersonRowProps) {
  const { full_name, email, role, id, is_email_confirmed } = person;
  const isYou = useOwnAccount().id === id;
  return (
    <ListRow
      className="md:grid-cols-[minmax(0,1fr)_8rem_auto]"
      title={
        <span className="min-w-0">
          {full_name}
          {isYou && <span className="font-normal text-muted"> (you)</span>}
        </span>
      }
      columns={
        <span className={besideHeading}>
          <StateBadge look="none" isOn={role !== 'member'} on={roleNames[role]} off={roleNames.member} />
        </span>
      }
      actions={[
        !is_email_confirmed && {
          text: 'Confirm',
          name: `Confirm the address of ${full_name}`,
          onPress: () => onAction('confirm'),
        },
        { text: 'Role', name: `Change the role of ${full_name}`, onPress: () => onAction('role') },
        { text: 'Sessions', name: `Sessions of ${full_name}`, onPress: () => onAction('sessions') },
        { text: 'Password', name: `New password for ${full_name}`, onPress: () => onAction('password') },
        {
          text: 'Delete',
          name: `Delete the account of ${full_name}`,
          onPress: () => onAction('delete'),
          isDanger: true,
        },
      ]}
    >
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted">
        <span className="min-w-0 break-words">{email}</span>
        {!is_email_confirmed && <span className="font-semibold text-ink">Address not confirmed</span>}
        <span>{presenceText(person)}</span>
      </p>
    </ListRow>
  );
}
