import { useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { useWarningBeforeLeaving } from '#desk/ui/use-warning-before-leaving.ts';
import { siteConfig } from '#site.config';

interface RecoveryCodesViewProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows new recovery codes, with buttons to copy and download them. The codes are never shown again. */
export function RecoveryCodesView({ codes, onDone }: RecoveryCodesViewProps) {
  useWarningBeforeLeaving();
  const [copied, setCopied] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('copied'),
      () => setCopied('failed'),
    );
  return (
    <div className="grid gap-4">
      <p>
        <strong>Keep these recovery codes somewhere safe.</strong> If you lose your passkeys, each of them signs you in
        once in place of a passkey. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-2 rounded-field bg-shade p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton autoFocus onPress={copy}>
          Copy
        </ActionButton>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileText(codes))}`}
          download="recovery-codes.txt"
          className="inline-flex min-h-target items-center rounded-field border border-control-line bg-surface px-4 font-semibold text-ink no-underline hover:bg-shade"
        >
          Download
        </a>
        <p role="status" className="text-muted">
          {copied === 'copied' && 'Copied.'}
          {copied === 'failed' && 'Copying isn’t allowed here. Select the codes to copy them.'}
        </p>
      </div>
      <div className="flex justify-end">
        <ActionButton look="primary" onPress={onDone}>
          I’ve kept them
        </ActionButton>
      </div>
    </div>
  );
}

function fileText(codes: readonly string[]): string {
  return `${siteConfig.brand} recovery codes, made on ${new Date().toLocaleDateString('en-NZ', { dateStyle: 'long' })}.\nEach works once, in place of a passkey.\n\n${codes.join('\n')}\n`;
}
