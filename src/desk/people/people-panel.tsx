import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { OptionBar } from '#desk/ui/option-bar.tsx';
import { EmptyState, RowButton, rowClasses } from '#desk/ui/record-list.tsx';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type PeopleGroup, type Person, peopleGroups, personSchema } from '#shared/api/people-contract.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteList } from './invite-list.tsx';
import { groupName, presenceText, roleNames } from './people-labels.ts';
import {
  ConfirmAddressDialog,
  DeletePersonDialog,
  PersonSessionsDialog,
  ResetLinkDialog,
  RoleDialog,
} from './person-dialogs.tsx';

interface OpenDialog {
  readonly action: PersonAction;
  readonly person: Person;
}

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
export function PeoplePanel({ address, goTo }: PanelProps) {
  const { api } = useDesk();
  const [isInviting, setIsInviting] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>();
  const query = useListPage({ address, goTo }, listPeople);
  const group = groupOf(address);
  const counts = useQueries({ queries: peopleGroups.map((id) => countPeople(api, id, address.q)) });
  const groups = peopleGroups.map((id, index) => ({ id, name: groupName(id, counts[index]?.data?.total) }));
  const close = () => {
    setDialog(undefined);
    setIsInviting(false);
    focusAfterDialog(createButtonSelector);
  };

  return (
    <ListPanel
      id="people"
      title="People"
      things="people"
      search="Find a person"
      address={address}
      goTo={goTo}
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
          ? 'Administrators and editors. A person whose role you change is signed out and signs in again with the new one.'
          : 'Everyone who has registered on this site and has no access to the desk, the newest first. A person gets a role only after the address is confirmed: by opening the link that the site mails, or by you.'
      }
      row={(person) => (
        <PersonRow key={person.id} person={person} onAction={(action) => setDialog({ action, person })} />
      )}
      empty={
        address.q ? (
          <EmptyState title="Nobody found" text="No name or email here matches this search.">
            <ActionButton onPress={() => goTo({ ...plainAddress('articles'), status: address.status })}>
              Show everybody
            </ActionButton>
          </EmptyState>
        ) : (
          <EmptyState title="No members" text="People who register on this site appear here." />
        )
      }
    >
      <InviteList />
      {isInviting && <InviteDialog onClose={close} />}
      {dialog?.action === 'confirm' && <ConfirmAddressDialog person={dialog.person} onClose={close} />}
      {dialog?.action === 'role' && <RoleDialog person={dialog.person} onClose={close} />}
      {dialog?.action === 'sessions' && <PersonSessionsDialog person={dialog.person} onClose={close} />}
      {dialog?.action === 'password' && <ResetLinkDialog person={dialog.person} onClose={close} />}
      {dialog?.action === 'delete' && <DeletePersonDialog person={dialog.person} onClose={close} />}
    </ListPanel>
  );
}

type PersonAction = 'confirm' | 'role' | 'sessions' | 'password' | 'delete';

interface PersonRowProps {
  readonly person: Person;
  readonly onAction: (action: PersonAction) => void;
}

/** A person in the list, with the buttons for changes. Their accessible names include the person's name. */
function PersonRow({ person, onAction }: PersonRowProps) {
  const { full_name, email, role, id, is_email_confirmed } = person;
  const isYou = useOwnAccount().id === id;
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]`}>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 font-sans font-semibold text-base leading-snug">
          <span className="min-w-0 break-words">
            {full_name}
            {isYou && <span className="font-normal text-muted"> (you)</span>}
          </span>
          <StateBadge
            tone={role === 'admin' ? 'yellow' : 'green'}
            isOn={role !== 'member'}
            on={roleNames[role]}
            off={roleNames.member}
          />
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted">
          <span className="min-w-0 break-words">{email}</span>
          {!is_email_confirmed && <span className="font-semibold text-ink">Address not confirmed</span>}
        </p>
        <p className="text-muted">{presenceText(person)}</p>
      </div>
      <div
        className={`${is_email_confirmed ? '' : 'max-sm:grid max-sm:grid-cols-[repeat(3,auto)] max-sm:justify-items-start'} -mx-3 -mb-2 flex flex-wrap justify-start md:mx-0 md:-mr-3 md:mb-0 md:justify-end`}
      >
        {!is_email_confirmed && (
          <RowButton
            look="quiet"
            aria-label={`Confirm the address of ${full_name}`}
            onPress={() => onAction('confirm')}
          >
            Confirm
          </RowButton>
        )}
        <RowButton look="quiet" aria-label={`Change the role of ${full_name}`} onPress={() => onAction('role')}>
          Role
        </RowButton>
        <RowButton look="quiet" aria-label={`Sessions of ${full_name}`} onPress={() => onAction('sessions')}>
          Sessions
        </RowButton>
        <RowButton look="quiet" aria-label={`New password for ${full_name}`} onPress={() => onAction('password')}>
          Password
        </RowButton>
        <RowButton
          look="quiet-danger"
          aria-label={`Delete the account of ${full_name}`}
          onPress={() => onAction('delete')}
        >
          Delete
        </RowButton>
      </div>
    </li>
  );
}
