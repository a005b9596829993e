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
    saveFailed: (detail: string) => `Failed to save ${noun}: ${detail}`,
    saveUnreachable: `Failed to save ${noun}. Please try again.`,
    deleteFailed: `Failed to delete ${noun}`,
    restored: `${name} restored.`,
    restoreFailed: (detail: string) => `Failed to restore ${noun}: ${detail}`,
    removed: `${name} deleted for good`,
    deleteQuestion: `Are you sure you want to delete this ${noun}?`,
  } as const;
}

/** The reason that the desk shows for a failed save if the response contains none. */
export const unknownError = 'Unknown error';
