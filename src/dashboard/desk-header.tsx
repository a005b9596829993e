import { ExternalLink, Keyboard } from 'lucide-react';
import { Button } from 'react-aria-components';
import { localisedPath } from '#domain/locales.ts';
import { formatCount } from '#domain/numbers.ts';
import { useDesk } from './desk-context.ts';
import { useEnquirySummary } from './enquiries/enquiry-requests.ts';
import { MoreMenu } from './places/more-menu.tsx';
import { PlaceLink } from './places/place-nav.tsx';
import { ActionButton } from './ui/button.tsx';

interface DeskHeaderProps {
  readonly isSigningOut: boolean;
  readonly onShortcuts: () => void;
  readonly onChangePassword: () => void;
  readonly onLogout: () => void;
}

/** The desk's header (product 8.2), with links to the other pages of the desk (product 8.17). */
export function DeskHeader({ isSigningOut, onShortcuts, onChangePassword, onLogout }: DeskHeaderProps) {
  const { locale } = useDesk();
  const newCount = useEnquirySummary().data?.new ?? 0;
  return (
    <header className="flex flex-col justify-between gap-x-6 gap-y-3 py-5 lg:flex-row lg:items-center">
      <h1 className="text-2xl">Content Management Dashboard</h1>
      <div className="flex flex-wrap items-center gap-2.5">
        <a
          href={localisedPath(locale, '/')}
          className="-ml-3 inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-field px-3 font-semibold text-bush hover:bg-fern lg:ml-0"
        >
          <span className="max-sm:sr-only">View the site</span>
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
        </a>
        <PlaceLink
          place="enquiries"
          className="inline-flex min-h-target items-center gap-2 rounded-field px-3 font-semibold text-bush hover:bg-fern aria-[current]:bg-fern"
        >
          Enquiries
          {newCount > 0 && (
            <span className="rounded-full bg-wattle px-2 py-0.5 text-on-wattle text-sm leading-none">
              {formatCount(newCount)}
              <span className="sr-only"> new</span>
            </span>
          )}
        </PlaceLink>
        <Button
          aria-label="Keyboard shortcuts"
          onPress={onShortcuts}
          className="hidden size-target cursor-pointer place-items-center rounded-field text-muted data-[hovered]:bg-fern lg:grid"
        >
          <Keyboard aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
        <MoreMenu />
        <ActionButton onPress={onChangePassword}>Change Password</ActionButton>
        <ActionButton onPress={onLogout} isDisabled={isSigningOut}>
          Logout
        </ActionButton>
      </div>
    </header>
  );
}
