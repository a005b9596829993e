import type { AstroIntegration } from 'astro';

/** React Aria's texts in languages other than English. */
const otherLanguage =
  /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/].*[\\/]intl[\\/].*[\\/](?!en-US\.)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Leaves React Aria's texts in thirty other languages out of the desk, which is in English. */
export function oneLanguage(): AstroIntegration {
  return {
    name: 'bellbird-one-language',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'bellbird-one-language',
                enforce: 'pre',
                load: (id) => (otherLanguage.test(id.split('?')[0] ?? id) ? 'export default undefined;' : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
