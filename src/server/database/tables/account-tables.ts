import type { ColumnType, Generated } from 'kysely';

/** Accounts, and how they sign in. */
export interface AccountTables {
  users: UserTable;
  sessions: SessionTable;
  api_tokens: ApiTokenTable;
  known_networks: KnownNetworkTable;
  known_browsers: KnownBrowserTable;
  throttle: ThrottleTable;
  first_admin_claim: FirstAdminClaimTable;
  admin_codes: AdminCodeTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  passkey_challenges: PasskeyChallengeTable;
  one_time_links: OneTimeLinkTable;
  invites: InviteTable;
  waiting_mails: WaitingMailTable;
}

export interface UserTable {
  id: Generated<number>;
  full_name: string;
  email: string;
  /** The e-mail address in the form that sign-in compares: trimmed and in lower case. */
  email_key: string;
  password_hash: string;
  role: 'admin' | 'responder' | 'editor' | 'member';
  created_at: string;
  updated_at: string;
  /** When the account was last used, to the minute. */
  last_seen_at: Generated<string | null>;
  /** Name and e-mail address in the form that searches use (see `stored-text.ts`). */
  search_key: Generated<string>;
  /** When it was proven that the person owns the e-mail address. Null until then. */
  email_proven_at: Generated<string | null>;
}

export interface SessionTable {
  /** SHA-256 of the token in hex. The token itself is never stored. */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** The browser in words, such as “Firefox on Windows”. */
  browser: Generated<string>;
  /** When the person last signed in or confirmed with a password or passkey. Empty if that is not known. */
  proven_at: Generated<string>;
}

/** A token with which a program calls the API. */
export interface ApiTokenTable {
  id: Generated<number>;
  /** The administrator who made the token. */
  account_id: number;
  name: string;
  /** What the token allows, separated by spaces (see `api-token-contract.ts`). */
  scopes: string;
  /** SHA-256 of the token in hex. The token itself is never stored. */
  token_hash: string;
  last_letters: string;
  created_at: string;
  /** Null if the token does not expire. */
  expires_at: string | null;
  last_used_at: Generated<string | null>;
}

/**
 * Networks from which an account has signed in. The limit on failed sign-ins from unknown networks does not apply to
 * them.
 */
export interface KnownNetworkTable {
  user_id: number;
  network: string;
  last_used_at: string;
}

/**
 * Browsers from which an account has signed in. The account's owner gets an e-mail about a sign-in from any other
 * browser.
 */
export interface KnownBrowserTable {
  user_id: number;
  /** SHA-256 of the account's id and the browser's mark (see `browser-mark.ts`), in hex. */
  browser_hash: string;
  last_used_at: string;
}

/** The counters that limit how often something is attempted, shared by every process. */
export interface ThrottleTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. Null means that the counter never expires. */
  expires_at: number | null;
}

/** At most one row: the account that became admin by registering. */
export interface FirstAdminClaimTable {
  id: number;
  user_id: number;
}

/** One-time codes. An account that registers with one becomes the first administrator. */
export interface AdminCodeTable {
  /** SHA-256 of the code in hex. The code itself is never stored. */
  code_hash: string;
  expires_at: string;
}

export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** Identifier that the authenticator chose, in base64url. */
  credential_id: string;
  /** COSE public key in base64url. */
  public_key: string;
  /**
   * The signature counter that the authenticator last reported. Many authenticators always report 0. PostgreSQL returns
   * the number as text.
   */
  counter: ColumnType<number | string, number>;
  /** JSON array of the transports by which a browser reaches the authenticator, such as `["internal"]`. */
  transports: string;
  /** 1 when the authenticator's maker copies the passkey to other devices, otherwise 0. */
  is_synced: number;
  created_at: string;
  last_used_at: string | null;
}

/** A recovery code that was not used yet. */
export interface RecoveryCodeTable {
  user_id: number;
  /** SHA-256 of the account's id and the code, in hex. The code itself is never stored. */
  code_hash: string;
}

/** A challenge for an authenticator. Each challenge can be answered once. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the token that the browser sends back, in hex. */
  token_hash: string;
  user_id: number;
  /** What a correct answer to the challenge does: add a passkey, complete a sign-in, or confirm a session. */
  purpose: 'add' | 'sign-in' | 'confirm';
  /** Random bytes that the authenticator signs, in base64url. */
  challenge: string;
  expires_at: string;
}

/** A link that works once, and only until it expires (see `accounts/one-time-link.repository.ts`). */
export interface OneTimeLinkTable {
  id: Generated<number>;
  /** SHA-256 of the token, as hex digits. The token itself is never stored. */
  token_hash: string;
  /**
   * What the link lets a person do. The token of a link is accepted only for this purpose. `handed-reset` is a link to
   * choose a new password that somebody made for the person, `reset` one that was mailed to the address of the account.
   */
  purpose: 'invite' | 'reset' | 'handed-reset' | 'address';
  /** The account that the link is for, or null when it is not for an existing account. */
  account_id: number | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  /** When somebody withdrew the link before it was used. */
  withdrawn_at: string | null;
}

/**
 * An invite to use the desk. The row of its link says when the invite expires, and whether it was used or withdrawn
 * (see `people/invite.service.ts`).
 */
export interface InviteTable {
  link_id: number;
  full_name: string;
  email: string;
  /** The e-mail address in the form that sign-in compares. */
  email_key: string;
  role: 'admin' | 'responder' | 'editor';
  /** The account that sent the invite. Once it is no administrator, the invite counts as withdrawn. */
  invited_by_id: number;
  /** Name of the person who sent the invite, at the time of sending. */
  invited_by: string;
}

/**
 * An e-mail to one person, which the mail server has not accepted yet. The row contains neither the token of a link nor
 * the address of the person: each attempt makes a new link and reads the current address.
 */
export interface WaitingMailTable {
  id: Generated<number>;
  kind: 'letter' | 'reset-link' | 'address-link' | 'invite' | 'reply';
  /** The account that the e-mail goes to. Null for the kinds `invite` and `reply`. */
  account_id: number | null;
  invite_id: number | null;
  /** The row of `enquiry_notes` that contains the reply, for the kind `reply`; otherwise null. */
  note_id: number | null;
  /** Subject and text of a `letter`. Empty for the other kinds, whose text is written at each attempt. */
  subject: string;
  text: string;
  /** Identifies the message. Every attempt has the same key. */
  message_key: string;
  attempts: number;
  next_attempt_at: string;
  /** The end of the lease of the process that is sending the e-mail. Null while no process sends it. */
  claimed_until: string | null;
  claim: string | null;
}
