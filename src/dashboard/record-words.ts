/** What the desk manages. */
export type Noun = 'article' | 'category' | 'tag';

/** What the desk lists and deletes. */
export type ListedNoun = Noun | 'enquiry';

const capitals = { article: 'Article', category: 'Category', tag: 'Tag', enquiry: 'Enquiry' } as const;

/** The desk's sentences about saving and deleting (specification 8; the dialogs' titles: specification 2). */
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
    deleteQuestion: `Are you sure you want to delete this ${noun}?`,
  } as const;
}

/** The detail of a failed save whose answer has none (specification 8). */
export const unknownError = 'Unknown error';
