import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
});

/** Returns the names of the packages in a lockfile that run a script during installation. */
export function installScripts(text: string): string[] {
  return Object.entries(lockfile.parse(JSON.parse(text)).packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}
