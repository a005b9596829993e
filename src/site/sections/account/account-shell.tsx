import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminCodeParameter } from '#shared/api/account-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { otherWays } from './account-page.ts';
import '../../styles/card.css';
import './account.css';
import '../../styles/notice.css';

interface AccountShellProps {
  readonly locale: Locale;
  readonly texts: Record<'title' | 'lead' | 'other' | 'withoutScripts', string>;
  /** A sentence that says why the visitor was sent to this page. `undefined` if there is no reason to state. */
  readonly notice?: string | undefined;
  /** A link to another account page, which answers the question `texts.other`. */
  readonly other: { readonly label: string; readonly href: string };
  readonly help?: { readonly question: string; readonly label: string; readonly href: string };
  /** Path of the desk. If the visitor is already signed in, the page's script shows a link to it. */
  readonly deskPath?: string;
  /** A sentence for visitors who have the link of the first administrator. The page's script shows it to them. */
  readonly adminCode?: string;
  readonly children?: ReactNode;
}

export function AccountShell({ locale, texts, notice, other, help, deskPath, adminCode, children }: AccountShellProps) {
  return (
    <div className="container page-shell form-page account">
      <header className="account-intro">
        <h1>{texts.title}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      <div className="account-panel card">
        {notice && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        {adminCode && (
          <p className="notice" id="admin-code-note" data-parameter={adminCodeParameter} hidden>
            {adminCode}
          </p>
        )}
        <noscript>
          <p className="notice problem">{texts.withoutScripts}</p>
        </noscript>
        <p className="notice problem" id="form-failure" role="alert" hidden>
          Part of this page didn’t load. Please check your connection and load the page again.
        </p>
        {children}
        <p className="account-other">
          {texts.other} <a href={other.href}>{other.label}</a>
        </p>
        {help && (
          <p className="account-other">
            {help.question} <a href={help.href}>{help.label}</a>
          </p>
        )}
        {deskPath && (
          <p className="account-other" id="desk-offer" hidden>
            You’re already signed in. <a href={deskPath}>Go to the desk</a>
          </p>
        )}
      </div>
      <section className="account-visitors" aria-label="For visitors">
        <p>You don’t need an account to use this site or to become a client.</p>
        <ul className="account-ways">
          {otherWays(locale).map(({ label, href }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
