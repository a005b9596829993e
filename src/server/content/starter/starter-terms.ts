import type { StarterCategory, StarterTag } from './starter-types.ts';

/** The categories an empty database starts with. */
export const starterCategories: readonly StarterCategory[] = [
  {
    name: 'Call handling',
    description: 'What to say, what to ask and when to pass the call to a person.',
    slug: 'call-handling',
  },
  {
    name: 'Set-up',
    description: 'Getting an agent ready: the answers it needs, the tests to run and the upkeep afterwards.',
    slug: 'set-up',
  },
  {
    name: 'Cost',
    description: 'Sums you can do with your own numbers, and plain words about prices.',
    slug: 'cost',
  },
  {
    name: 'Trust',
    description: 'Being straight with callers: what is answering, what is kept and who sees it.',
    slug: 'trust',
  },
];

/** The tags an empty database starts with. */
export const starterTags: readonly StarterTag[] = [
  { name: 'Trades', slug: 'trades' },
  { name: 'Clinics', slug: 'clinics' },
  { name: 'Beauty', slug: 'beauty' },
  { name: 'Takeaways', slug: 'takeaways' },
  { name: 'Motels', slug: 'motels' },
  { name: 'Scripts', slug: 'scripts' },
  { name: 'Checklists', slug: 'checklists' },
  { name: 'Languages', slug: 'languages' },
];
