import { Card } from '#desk/ui/card.tsx';
import changelog from '../../../CHANGELOG.md?raw';

/** The version that runs, as the newest heading of CHANGELOG.md says, and what changed in it and in those before. */
export function VersionCard() {
  const [newest, ...before] = readVersions(changelog);
  if (!newest) return null;
  return (
    <Card title={`Version ${newest.version}`}>
      <Changes changes={newest.changes} />
      {before.map(({ version, changes }) => (
        <details key={version} className="mt-3">
          <summary className="min-h-target cursor-pointer content-center font-semibold">Changed in {version}</summary>
          <Changes changes={changes} />
        </details>
      ))}
    </Card>
  );
}

function Changes({ changes }: { readonly changes: readonly string[] }) {
  return (
    <ul className="grid max-w-[70ch] list-disc gap-1 pl-5">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

/** Returns the versions that a changelog lists, the newest first, each with its changes as plain texts. */
export function readVersions(text: string) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [version = '', ...changes] = chapter.split(/\n- /);
      return { version: version.trim(), changes: changes.map(plainLine) };
    });
}

const plainLine = (text: string) => text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
