import type { EditorView } from 'prosemirror-view';
import { useEffect, useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import type { EditorFacts } from './editor-commands.ts';
import { Panel } from './editor-panels.tsx';
import { replaceAllFound, replaceFound, searchWords, selectNext } from './found-words.ts';

interface FindPanelProps {
  readonly view: EditorView;
  readonly found: EditorFacts['found'];
  readonly onClose: () => void;
}

/** Finds words in the text and replaces them. Marks and links stay, and so do the addresses of links. */
export function FindPanel({ view, found: { count, at }, onClose }: FindPanelProps) {
  const [find, setFind] = useState(() => selectedWords(view));
  const [words, setWords] = useState('');
  const [match_case, setMatchCase] = useState(false);
  const [replaced, setReplaced] = useState<number>();
  useEffect(() => searchWords(view, { find, match_case }), [view, find, match_case]);
  useEffect(() => () => searchWords(view, undefined), [view]);
  const next = () => {
    setReplaced(undefined);
    selectNext(view);
  };
  return (
    <Panel label="Find and replace" onEnter={next} onEscape={onClose}>
      <div className="min-w-0 flex-1 basis-40">
        <TextInput
          label="Find"
          autoFocus
          value={find}
          onChange={(typed) => {
            setFind(typed);
            setReplaced(undefined);
          }}
        />
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <TextInput label="Replace with" value={words} onChange={setWords} />
      </div>
      <CheckField label="Match case" value={match_case} onChange={setMatchCase} />
      <div className="flex w-full flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-muted text-sm">
          {replaced === undefined ? foundText(find, count, at) : `${replaced} replaced. Undo takes all of them back.`}
        </p>
        <ActionButton onPress={next}>Find next</ActionButton>
        <ActionButton onPress={() => replaceFound(view, words)}>Replace</ActionButton>
        <ActionButton onPress={() => setReplaced(replaceAllFound(view, words))}>Replace all</ActionButton>
        <ActionButton look="quiet" onPress={onClose}>
          Close
        </ActionButton>
      </div>
    </Panel>
  );
}

function foundText(find: string, count: number, at: number): string {
  if (find.trim() === '') return '';
  if (count === 0) return 'Not found';
  return at > 0 ? `${at} of ${count}` : `${count} found`;
}

function selectedWords({ state }: EditorView): string {
  const { from, to, $from, $to } = state.selection;
  return $from.sameParent($to) ? state.doc.textBetween(from, to) : '';
}
