import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { CloseButton } from '#desk/ui/button.tsx';
import { noticeFrame, type Severity, SeverityIcon } from '#desk/ui/notice.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Notice, noticeSchema } from '#shared/api/notice-contract.ts';

/** Interval at which the notices are fetched again, in milliseconds. */
const refreshInterval = 5 * 60_000;

/** Code of the notices about what others did. */
const actsCode = 'told_acts';

/** Key in local storage for the notices that the person has dismissed in this browser. */
const dismissedKey = 'desk-dismissed-notices';

/**
 * Shows what is wrong with the server and what to do about it. The sentences come from the API. What others did
 * is only shown where `hasActs` is true.
 */
export function ServerNotices({ hasActs }: { readonly hasActs: boolean }) {
  const { api } = useDesk();
  const { data = [] } = useQuery({
    queryKey: ['server', 'notices'],
    queryFn: () => fetchNotices(api),
    refetchInterval: refreshInterval,
  });
  const [dismissed, setDismissed] = useState(readDismissed);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const region = useRef<HTMLDivElement>(null);
  const notices = data.filter((notice) => !dismissed.includes(keyOf(notice)) && (hasActs || notice.code !== actsCode));
  const [first] = notices;

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === dismissedKey && setDismissed(readDismissed());
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const dismiss = (notice: Notice) => {
    const next = data.map(keyOf).filter((key) => key === keyOf(notice) || dismissed.includes(key));
    setDismissed(next);
    // The button that has the focus disappears with the notice, so the focus moves to the region of the notices.
    region.current?.focus();
    localStorage.setItem(dismissedKey, next.join(' '));
  };

  return (
    <div
      ref={region}
      role="status"
      aria-label="Notices about the server"
      // A screen reader announces only a new notice, not all notices again.
      aria-atomic="false"
      tabIndex={-1}
      className="rounded-field"
    >
      {first && (
        <Button
          aria-expanded={isOpen}
          aria-controls={listId}
          onPress={() => setIsOpen(!isOpen)}
          className="flex min-h-target w-full cursor-pointer items-center gap-2 rounded-field text-left sm:hidden"
        >
          <SeverityIcon severity={severityOf(first)} />
          <span className="min-w-0 flex-1 truncate">
            {notices.length > 1 && `${notices.length} notices: `}
            {first.text}
          </span>
          <ChevronDown aria-hidden className={`size-4.5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} strokeWidth={1.75} />
        </Button>
      )}
      {first && (
        <ul id={listId} className={`${noticeFrame} divide-y divide-line bg-surface ${isOpen ? '' : 'max-sm:hidden'}`}>
          {notices.map((notice) => (
            <NoticeItem key={keyOf(notice)} notice={notice} onDismiss={() => dismiss(notice)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What somebody of the team did is news. It is only a warning if the person did not expect it. */
function severityOf({ code, severity }: Notice): Severity {
  return code === actsCode ? 'info' : severity;
}

function NoticeItem({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: () => void }) {
  const textId = useId();
  return (
    <li className="flex items-start gap-2 pl-3 text-sm">
      <span className="mt-2">
        <SeverityIcon severity={severityOf(notice)} />
      </span>
      <p id={textId} className="min-w-0 flex-1 text-pretty break-words py-2">
        {notice.text}
      </p>
      <span className="-my-1">
        <CloseButton aria-label="Dismiss" aria-describedby={textId} onPress={onDismiss} />
      </span>
    </li>
  );
}

/**
 * Fetches the notices. Returns none if the request fails, for example because an older server has no notices. Uses
 * `sendOnce`, so that a refused token does not interrupt a person who is typing.
 */
async function fetchNotices(api: ApiClient): Promise<readonly Notice[]> {
  try {
    return readAnswer(await api.sendOnce(apiPaths.adminNotices), z.array(noticeSchema));
  } catch {
    return [];
  }
}

/**
 * Returns the key under which a dismissed notice is stored. The key contains the severity and the subject, so a
 * dismissed notice is shown again if it becomes an error or is about something new.
 */
function keyOf({ code, severity, subject = '' }: Notice): string {
  return `${code}:${severity}:${subject}`;
}

function readDismissed(): readonly string[] {
  return localStorage.getItem(dismissedKey)?.split(' ') ?? [];
}
