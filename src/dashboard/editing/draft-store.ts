import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useDesk } from '#dashboard/desk-context.ts';
import type { Noun } from '#dashboard/record-words.ts';

const storageKey = 'desk-drafts';
/** Most drafts kept; the oldest is deleted first. */
const draftMaximum = 12;

const draftSchema = z.object({
  /** Unique to each opening of a dialog, so that no draft overwrites another. */
  key: z.string(),
  noun: z.enum(['article', 'category', 'tag']),
  /** 0 for a new record. */
  recordId: z.number(),
  title: z.string(),
  savedAt: z.number(),
  form: z.unknown().optional(),
  /** The record as it was when the dialog opened; unset for a new one. */
  record: z.unknown().optional(),
});

/** Unsaved changes of a dialog. A draft survives closing the dialog and reloading the page, until the tab is closed. */
export type Draft = z.infer<typeof draftSchema>;

/** The drafts of this browser tab. */
export interface DraftStore {
  all(): readonly Draft[];
  put(draft: Draft): void;
  drop(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** Returns a store of drafts in a browser storage. If the storage is full or blocked, drafts are kept in memory only. */
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

/** Returns the newest draft of a record, or of a new one when the id is 0. */
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

/** Returns the drafts of this tab, newest first. */
export function useDrafts(): readonly Draft[] {
  const { drafts } = useDesk();
  return useSyncExternalStore(drafts.subscribe, drafts.all);
}
