import { KeyRound, LogOut, type LucideIcon } from 'lucide-react';
import { NativeButton } from '#desk/ui/button.tsx';
import { MenuButton } from './desk-nav.tsx';

interface DeskHeaderProps {
  readonly isSigningOut: boolean;
  readonly onChangePassword: () => void;
  readonly onLogout: () => void;
}

const accountClasses =
  'inline-flex min-h-target min-w-target cursor-pointer items-center justify-center rounded-field font-semibold transition-colors duration-150 enabled:hover:bg-shade disabled:cursor-not-allowed disabled:opacity-50 sm:px-3';

/** The header of every page of the desk. */
export function DeskHeader({ isSigningOut, onChangePassword, onLogout }: DeskHeaderProps) {
  return (
    <header className="col-span-full flex items-center border-line border-b bg-surface px-1 py-1 sm:pr-15 sm:pl-3 lg:pl-6 min-[90rem]:pr-26">
      <MenuButton className={accountClasses} />
      <h1 className="mr-auto text-[0.9375rem] leading-tight max-sm:tracking-tight sm:text-lg">
        Content Management Dashboard
      </h1>
      <div className="flex shrink-0 items-center sm:-mr-3">
        <NativeButton onPress={onChangePassword} className={accountClasses}>
          <AccountLabel name="Change Password" icon={KeyRound} />
        </NativeButton>
        <NativeButton disabled={isSigningOut} onPress={onLogout} className={accountClasses}>
          <AccountLabel name="Logout" icon={LogOut} />
        </NativeButton>
      </div>
    </header>
  );
}

/** The name of a button in the header or, on a phone, its icon. */
function AccountLabel({ name, icon: Icon }: { readonly name: string; readonly icon: LucideIcon }) {
  return (
    <>
      <Icon aria-hidden className="size-5 text-bush sm:hidden" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{name}</span>
    </>
  );
}
