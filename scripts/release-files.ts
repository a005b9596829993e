/** The folders of sources that the server runs from. */
export const sourceFolders = ['src/server', 'src/shared', 'src/language', 'src/demo-agents'] as const;

/** What a release has besides its packages. The assistant in the desk answers from the guide. */
export const releaseFiles = [
  ...sourceFolders,
  'src/theme/tokens.css',
  'dist',
  'site.config.ts',
  'docs/owners-guide.md',
  'docs/operations.md',
  'deploy',
  '.env.example',
  'CHANGELOG.md',
] as const;
