import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { EdgeScroller } from '#desk/ui/edge-scroller.tsx';
import { controlClasses, TextInput } from '#desk/ui/text-input.tsx';
import { articleSchema } from './article-schema.ts';
import { replaceAllFound, replaceFound, searchWords, selectNext } from './decorations.ts';
import { findAround, readLink, removeLink, setLink, setTableCaption, toggleHeadRow } from './editor-commands.ts';
import { OwnPages } from './own-pages.tsx';
import type { OpenEditor } from './use-visual-text.ts';
import { type EditorFacts, runCommand } from './writing-editor.ts';

interface PanelProps {
  readonly label: string;
  readonly onEnter?: () => void;
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/**
 * A row of fields below the toolbar. Enter and Escape act on this panel only: they neither save the article nor close
 * the dialog.
 */
function Panel({ label, onEnter, onEscape, children }: PanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    const act = event.key === 'Escape' ? onEscape : event.key === 'Enter' && isField ? onEnter : undefined;
    if (event.key === 'Enter' && isField) event.preventDefault();
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have a border and a legend of its own.
    <div role="group" aria-label={label} onKeyDownCapture={onKeyDown} className="flex flex-wrap items-end gap-2 py-2">
      {children}
    </div>
  );
}

interface LinkPanelProps {
  readonly view: EditorView;
  readonly href: string | undefined;
  readonly onClose: () => void;
}

function LinkPanel({ view, href, onClose }: LinkPanelProps) {
  const [address, setAddress] = useState(href ?? '');
  const [fault, setFault] = useState<string>();
  const use = (wanted: string) => {
    const link = readLink(wanted);
    if ('fault' in link) return setFault(link.fault);
    runCommand(view, setLink(link.href));
    onClose();
  };
  const apply = () => use(address);
  return (
    <Panel label="Link" onEnter={apply} onEscape={onClose}>
      <div className="min-w-0 flex-1 basis-60">
        <TextInput
          label="Link address"
          autoFocus
          value={address}
          inputMode="url"
          placeholder="https:// or words of an article"
          error={fault}
          onChange={(typed) => {
            setAddress(typed);
            setFault(undefined);
          }}
        />
      </div>
      <ActionButton look="primary" onPress={apply}>
        Set link
      </ActionButton>
      {href !== undefined && (
        <ActionButton
          look="quiet-danger"
          onPress={() => {
            runCommand(view, removeLink);
            onClose();
          }}
        >
          Remove link
        </ActionButton>
      )}
      <ActionButton look="quiet" onPress={onClose}>
        Close
      </ActionButton>
      <OwnPages typed={address} onChoose={use} />
    </Panel>
  );
}

interface PicturePanelProps {
  readonly view: EditorView;
  readonly at: number;
  readonly isFocused: boolean;
  readonly onClose: () => void;
}

function PicturePanel({ view, at, isFocused, onClose }: PicturePanelProps) {
  const figure = view.state.doc.nodeAt(at);
  const alt = figure?.type === articleSchema.nodes.figure ? String(figure.attrs.alt) : '';
  const [typed, setTyped] = useState({ at, alt });
  if (typed.at !== at) setTyped({ at, alt });
  return (
    <Panel label="Picture" onEnter={onClose} onEscape={onClose}>
      <div className="min-w-0 flex-1 basis-60">
        <TextInput
          key={`${at} ${isFocused}`}
          label="Alt text"
          autoFocus={isFocused}
          value={typed.alt}
          hint="What the picture shows, for people who cannot see it. Leave it empty if it only decorates."
          onChange={(next) => {
            setTyped({ at, alt: next });
            view.dispatch(view.state.tr.setNodeAttribute(at, 'alt', next));
          }}
        />
      </div>
      <ActionButton
        look="quiet-danger"
        onPress={() => {
          const node = view.state.doc.nodeAt(at);
          if (node) view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
          onClose();
        }}
      >
        Remove picture
      </ActionButton>
    </Panel>
  );
}

const tableActions: readonly (readonly [name: string, command: Command])[] = [
  ['Row above', addRowBefore],
  ['Row below', addRowAfter],
  ['Column before', addColumnBefore],
  ['Column after', addColumnAfter],
  ['Heading row', toggleHeadRow],
  ['Delete row', deleteRow],
  ['Delete column', deleteColumn],
  ['Delete table', deleteTable],
];

function TablePanel({ view }: { readonly view: EditorView }) {
  const table = findAround(view.state.selection.$from, [articleSchema.nodes.table]);
  const [caption, setCaption] = useState({ at: table?.at, text: String(table?.node.attrs.caption ?? '') });
  if (table && caption.at !== table.at) setCaption({ at: table.at, text: String(table.node.attrs.caption) });
  return (
    <Panel label="Table" onEnter={() => view.focus()} onEscape={() => view.focus()}>
      <EdgeScroller>
        <div className="flex items-center gap-1">
          <TextField
            aria-label="Table caption"
            value={caption.text}
            onChange={(text) => {
              setCaption({ at: table?.at, text });
              runCommand(view, setTableCaption(text));
            }}
            className="m-0.5 w-48 shrink-0"
          >
            <Input placeholder="Caption" className={controlClasses} />
          </TextField>
          {tableActions.map(([name, command]) => (
            <span key={name} className="shrink-0">
              <ActionButton
                look={name.startsWith('Delete') ? 'quiet-danger' : 'quiet'}
                preventFocusOnPress
                onPress={() => {
                  runCommand(view, command);
                  view.focus();
                }}
              >
                {name}
              </ActionButton>
            </span>
          ))}
        </div>
      </EdgeScroller>
    </Panel>
  );
}

interface FindPanelProps {
  readonly view: EditorView;
  readonly found: EditorFacts['found'];
  readonly onClose: () => void;
}

/** Finds words in the text and replaces them. Marks and links stay, and so do the addresses of links. */
function FindPanel({ view, found: { count, at }, onClose }: FindPanelProps) {
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

export type OpenPanel = 'link' | 'alt' | 'find';

interface PanelsProps {
  readonly editor: OpenEditor;
  readonly panel: OpenPanel | undefined;
  readonly onClose: () => void;
}

/** The panels below the toolbar: of the link, or of the picture and the table around the cursor. */
export function Panels({ editor: { view, facts }, panel, onClose }: PanelsProps) {
  if (panel === 'link') return <LinkPanel view={view} href={facts.link} onClose={onClose} />;
  if (panel === 'find') return <FindPanel view={view} found={facts.found} onClose={onClose} />;
  return (
    <>
      {facts.picture !== undefined && (
        <PicturePanel view={view} at={facts.picture} isFocused={panel === 'alt'} onClose={onClose} />
      )}
      {facts.table && <TablePanel view={view} />}
    </>
  );
}
