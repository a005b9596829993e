import type { ReactNode } from 'react';
import '../../styles/card.css';
import './account.css';
import '../../styles/notice.css';

interface AccountShellProps {
  readonly title: string;
  readonly lead: string;
  /** Why the visitor was sent to this page, if there is a reason. */
  readonly notice?: string | undefined;
  /** The other account page: a question and a link. */
  readonly other: { readonly question: string; readonly label: string; readonly href: string };
  /** Link for a visitor who is already signed in; the page's script displays it. */
  readonly deskPath?: string;
  /** Shown when scripts are off. */
  readonly withoutScripts: string;
  /** The form. */
  readonly children?: ReactNode;
}

/** The frame of Sign In and Create Account: what the page is for beside its form. */
export function AccountShell({ title, lead, notice, other, deskPath, withoutScripts, children }: AccountShellProps) {
  return (
    <div className="container page-shell account">
      <header className="account-intro">
        <h1>{title}</h1>
        <p className="account-lead">{lead}</p>
      </header>
      <div className="account-panel card">
        {notice && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        <noscript>
          <p className="notice problem">{withoutScripts}</p>
        </noscript>
        <p className="notice problem" id="form-failure" role="alert" hidden>
          Part of this page could not be loaded. Please check your connection and load the page again.
        </p>
        {children}
        <p className="account-other">
          {other.question} <a href={other.href}>{other.label}</a>
        </p>
        {deskPath && (
          <p className="account-other" id="desk-offer" hidden>
            You are signed in in this browser. <a href={deskPath}>Go to the desk</a>
          </p>
        )}
      </div>
    </div>
  );
}
