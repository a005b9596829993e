import { momentText } from '#dashboard/enquiries/enquiry-words.ts';
import { rowClasses } from '#dashboard/lists/record-list.tsx';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { StateBadge } from '#dashboard/ui/state-badge.tsx';
import type { AccountSession } from '#domain/contract/session-contract.ts';

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** Where and since when the account is signed in, and the way to end it. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { browser, created_at, last_used_at, is_current } = session;
  const name = browser || 'An unknown browser';
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]`}>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 font-sans font-semibold text-base leading-snug">
          {name}
          {is_current && <StateBadge tone="green" isOn on="This one" off="" />}
        </h3>
        <p className="mt-0.5 text-muted">
          Signed in <time dateTime={created_at}>{momentText(created_at)}</time>, last used{' '}
          <time dateTime={last_used_at}>{momentText(last_used_at)}</time>
        </p>
      </div>
      <div className="-mx-3 -mb-2 flex md:mx-0 md:-mr-3 md:mb-0 md:justify-end">
        <ActionButton
          look="quiet-danger"
          aria-label={is_current ? 'Sign out here' : `Sign out: ${name}, signed in ${momentText(created_at)}`}
          isDisabled={isBusy}
          onPress={onEnd}
        >
          {is_current ? 'Sign out here' : 'Sign out'}
        </ActionButton>
      </div>
    </li>
  );
}
