import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';

export type Noun = 'article' | 'category' | 'tag';

/** The kinds of record that the desk lists and deletes. */
export type ListedNoun = Noun | 'enquiry';

const capitals = { article: 'Article', category: 'Category', tag: 'Tag', enquiry: 'Enquiry' } as const;

export function recordWords(noun: ListedNoun) {
  const name = capitals[noun];
  return {
    create: `Create New ${name}`,
    edit: `Edit ${name}`,
    save: `Save ${name}`,
    saved: `${name} saved successfully!`,
    deleted: `${name} deleted successfully`,
    deleteFailed: `Failed to delete ${noun}`,
    restored: `${name} restored.`,
    restoreFailed: (detail: string) => `Failed to restore ${noun}: ${detail}`,
    removed: `${name} deleted for good`,
    deleteQuestion: `Are you sure you want to delete this ${noun}?`,
  } as const;
}

/** The reason that the desk shows for a failed save if the response contains none. */
export const unknownError = 'Unknown error';

/** Returns the sentence that says what failed, with the API's reason. Without a response it says to try again. */
export function failedTo(what: string, error: unknown): string {
  if (error instanceof NetworkProblem) return `Failed to ${what}. Please try again.`;
  return `Failed to ${what}: ${problemDetail(error, unknownError)}`;
}
