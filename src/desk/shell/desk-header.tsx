import { ChartNoAxesColumn, ChevronDown, ExternalLink, KeyRound, LogOut, type LucideIcon } from 'lucide-react';
import { Button, Collection, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { localisedPath } from '#shared/rules/locales.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { useOwnAccount } from '../account/own-account.ts';
import { useDesk } from '../desk-context.ts';
import { useEnquirySummary } from '../enquiries/enquiry-requests.ts';
import { deskPlacePath, goToDeskPath, mayOpen, useDeskPlace } from '../ui/desk-place.ts';
import { NativeButton } from '../ui/native-button.tsx';
import { optionClasses, popoverClasses } from '../ui/select-field.tsx';
import { PlaceLink } from './place-nav.tsx';

interface DeskHeaderProps {
  readonly isSigningOut: boolean;
  readonly onShortcuts: () => void;
  readonly onChangePassword: () => void;
  readonly onLogout: () => void;
}

/** The header of every page of the desk, with links to the other pages. */
export function DeskHeader({ isSigningOut, onShortcuts, onChangePassword, onLogout }: DeskHeaderProps) {
  const { locale } = useDesk();
  const { role } = useOwnAccount();
  return (
    <header className="flex flex-col justify-between gap-x-6 pt-2 sm:gap-y-3 sm:py-5 lg:flex-row lg:items-center">
      <h1 className="text-lg sm:text-2xl lg:text-xl">Content Management Dashboard</h1>
      <div className="flex flex-wrap items-center max-sm:-ml-2 sm:gap-1.5">
        <a
          href={localisedPath(locale, '/')}
          className="-ml-3 hidden min-h-target items-center gap-2 rounded-field px-3 font-semibold text-bush hover:bg-fern sm:inline-flex lg:ml-0 lg:px-2.5"
        >
          View the site
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
        </a>
        {mayOpen(role, 'enquiries') && <EnquiriesLink />}
        {mayOpen(role, 'insight') && (
          <PlaceLink
            place="insight"
            className="inline-flex min-h-target min-w-target items-center justify-center rounded-field font-semibold text-bush hover:bg-fern aria-[current]:bg-fern sm:px-2.5"
          >
            <ChartNoAxesColumn aria-hidden className="size-5 sm:hidden" strokeWidth={1.75} />
            <span className="max-sm:sr-only">Insight</span>
          </PlaceLink>
        )}
        <MoreMenu onShortcuts={onShortcuts} />
        <AccountButton name="Change Password" icon={KeyRound} onPress={onChangePassword} />
        <AccountButton name="Logout" icon={LogOut} isDisabled={isSigningOut} onPress={onLogout} />
      </div>
    </header>
  );
}

function EnquiriesLink() {
  const newCount = useEnquirySummary().data?.new ?? 0;
  return (
    <PlaceLink
      place="enquiries"
      className="relative inline-flex min-h-target items-center gap-2 rounded-field px-2 font-semibold text-bush hover:bg-fern aria-[current]:bg-fern sm:px-2.5"
    >
      Enquiries
      {newCount > 0 && (
        // On a phone the number is on the link's corner, because the row has no room beside the link.
        <span className="rounded-full bg-wattle px-2 py-0.5 text-on-wattle text-sm leading-none max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:px-1.5 max-sm:text-xs">
          {formatCount(newCount)}
          <span className="sr-only"> new</span>
        </span>
      )}
    </PlaceLink>
  );
}

interface AccountButtonProps {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A button of the header. It shows its name or, on a phone, only its icon. */
function AccountButton({ name, icon: Icon, isDisabled = false, onPress }: AccountButtonProps) {
  return (
    <NativeButton
      disabled={isDisabled}
      onPress={onPress}
      className="inline-flex min-h-target min-w-target cursor-pointer items-center justify-center rounded-field border-control-line font-semibold transition-colors duration-150 enabled:hover:bg-fern disabled:cursor-not-allowed disabled:opacity-50 sm:border sm:bg-surface sm:px-3.5 max-sm:text-bush"
    >
      <Icon aria-hidden className="size-5 sm:hidden" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{name}</span>
    </NativeButton>
  );
}

const places = [
  { id: 'pictures', name: 'Pictures' },
  { id: 'sessions', name: 'Your sessions' },
  { id: 'passkeys', name: 'Passkeys' },
  { id: 'people', name: 'People' },
  { id: 'settings', name: 'Settings' },
  { id: 'history', name: 'Change history' },
  { id: 'trash', name: 'Trash' },
] as const;

/**
 * The menu in the header with the pages that are used less often. It also has the link to the site, because the header
 * has no room for that link on a phone.
 */
function MoreMenu({ onShortcuts }: Pick<DeskHeaderProps, 'onShortcuts'>) {
  const { locale } = useDesk();
  const { role } = useOwnAccount();
  const place = useDeskPlace();
  const isHere = places.some(({ id }) => id === place);
  return (
    <MenuTrigger>
      <Button
        className={`inline-flex min-h-target cursor-pointer items-center gap-1.5 rounded-field px-2 font-semibold text-bush data-[hovered]:bg-fern sm:px-3 ${isHere ? 'bg-fern' : ''}`}
      >
        More
        <ChevronDown aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <Popover placement="bottom end" className={`${popoverClasses} min-w-48`}>
        <Menu aria-label="More" className="outline-none">
          <Collection items={places.filter(({ id }) => mayOpen(role, id))}>
            {({ id, name }) => (
              <MenuItem id={id} className={optionClasses} onAction={() => goToDeskPath(deskPlacePath(locale, id))}>
                {name}
              </MenuItem>
            )}
          </Collection>
          <MenuItem className={optionClasses} onAction={onShortcuts}>
            Keyboard shortcuts
          </MenuItem>
          <MenuItem href={localisedPath(locale, '/')} className={optionClasses}>
            View the site
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
