import { RowButton, rowClasses } from '#dashboard/lists/record-list.tsx';
import { useOwnAccount } from '#dashboard/session/own-account.ts';
import { StateBadge } from '#dashboard/ui/state-badge.tsx';
import type { Person } from '#domain/contract/people-contract.ts';
import { presenceText, roleNames } from './people-words.ts';

/** What an administrator can do about a person. */
export type PersonAction = 'role' | 'sessions' | 'password' | 'delete';

interface PersonRowProps {
  readonly person: Person;
  readonly onAction: (action: PersonAction) => void;
}

/** A person in the list, with the buttons for changes. Their accessible names include the person's name. */
export function PersonRow({ person, onAction }: PersonRowProps) {
  const { full_name, email, role, id } = person;
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
        <p className="mt-0.5 break-words text-muted">{email}</p>
        <p className="text-muted">{presenceText(person)}</p>
      </div>
      <div className="-mx-3 -mb-2 flex flex-wrap md:mx-0 md:-mr-3 md:mb-0 md:justify-end">
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
