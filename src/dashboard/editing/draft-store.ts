import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useDesk } from '#dashboard/desk-context.ts';
import type { Noun } from '#dashboard/record-words.ts';

const storageKey = 'desk-drafts';
/** Drafts kept at the most; the oldest goes first. */
const draftMaximum = 12;

const draftSchema = z.object({
  /** One for each time a dialog is opened, so that no draft writes over another. */
  key: z.string(),
  noun: z.enum(['article', 'category', 'tag']),
  /** 0 for a record that is not saved yet. */
  recordId: z.number(),
  title: z.string(),
  savedAt: z.number(),
  form: z.unknown().optional(),
  /** The record as it was when the editing began; none for a new one. */
  record: z.unknown().optional(),
});

/** What was typed into a dialog and not saved. It outlives the dialog and a reload, and ends with the tab. */
export type Draft = z.infer<typeof draftSchema>;

/** The drafts of this tab. */
export interface DraftStore {
  all(): readonly Draft[];
  put(draft: Draft): void;
  drop(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** Makes the store of drafts over a browser storage. A storage that is full or forbidden keeps them in memory only. */
export function createDraftStore(storage: Storage): DraftStore {
  let drafts = readDrafts(storage);
  const listeners = new Set<() => void>();
  const change = (next: readonly Draft[]) => {
    drafts = next;
    try {
      storage.setItem(storageKey, JSON.stringify(next));
    } catch (error) {
      console.error('Keeping a draft failed', error);
    }
    for (const listener of listeners) listener();
  };
  return {
    all: () => drafts,
    put: (draft) => change([draft, ...drafts.filter((other) => other.key !== draft.key)].slice(0, draftMaximum)),
    drop: (key) => {
      if (drafts.some((draft) => draft.key === key)) change(drafts.filter((draft) => draft.key !== key));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The newest draft of a record, or of a new one where the id is 0. */
export function findDraft(drafts: readonly Draft[], noun: Noun, recordId: number): Draft | undefined {
  return drafts.find((draft) => draft.noun === noun && draft.recordId === recordId);
}

function readDrafts(storage: Storage): readonly Draft[] {
  try {
    return z.array(draftSchema).parse(JSON.parse(storage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** The drafts of this tab, newest first. */
export function useDrafts(): readonly Draft[] {
  const { drafts } = useDesk();
  return useSyncExternalStore(drafts.subscribe, drafts.all);
}
