import { cruise } from 'dependency-cruiser';
import configuration from '../../dependency-cruiser.config.mjs';
import { type BuildInputs, type BuildPart, inputFiles } from '../../scripts/build-inputs.ts';

/** The files and folders at which each part of the build starts. */
const entries: Readonly<Record<BuildPart, readonly string[]>> = {
  pages: ['astro.config.ts', 'src/site'],
  readings: ['scripts/build-readings.ts'],
};

/** Matches a file that only `npm run dev` runs. The build loads the file but does not use what the file imports. */
const onlyInDevelopment = '^src/site/build/development-server\\.ts$';

/** Returns the files that a part of the build imports, directly or through others, without packages and types. */
export async function filesOfBuild(part: BuildPart): Promise<readonly string[]> {
  const { options = {} } = configuration;
  const { output } = await cruise([...entries[part]], {
    ...options,
    exclude: { path: ['\\.test\\.tsx?$', onlyInDevelopment] },
    // An import of a type adds nothing to the build.
    tsPreCompilationDeps: false,
    includeOnly: { path: '^(src|scripts|site\\.config|astro\\.config)' },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.modules.map(({ source }) => source).toSorted();
}

/** Returns the files that a part of the build imports although its list of inputs does not contain them. */
export function missingInputs(part: BuildPart, files: readonly string[], inputs: BuildInputs): readonly string[] {
  const listed = new Set(inputFiles(process.cwd(), inputs[part]));
  return files.filter((file) => !listed.has(file));
}
