import { setBlockType } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { articleSchema } from './article-schema.ts';
import { insertRule, insertTable, toggleCode, toggleHeading, toggleList, toggleQuote } from './editor-commands.ts';
import { closeSlashMenu, type SlashKeys, type SlashMenu } from './slash-menu.ts';
import { runCommand } from './writing-editor.ts';

interface SlashItem {
  readonly name: string;
  /** A short text beside the entry: usually the keys or signs that do the same without this menu. */
  readonly hint: string;
  /** Other words with which a person can find this entry. */
  readonly also: string;
  readonly run: Command | 'picture';
}

const { nodes } = articleSchema;
const items: readonly SlashItem[] = [
  { name: 'Heading', hint: '## space', also: 'h2 title', run: toggleHeading(2) },
  { name: 'Smaller heading', hint: '### space', also: 'h3 subtitle', run: toggleHeading(3) },
  { name: 'Smallest heading', hint: '#### space', also: 'h4', run: toggleHeading(4) },
  { name: 'Paragraph', hint: 'Ctrl Alt 0', also: 'text plain', run: setBlockType(nodes.paragraph) },
  { name: 'Bulleted list', hint: '- space', also: 'ul points', run: toggleList(nodes.bulletList) },
  { name: 'Numbered list', hint: '1. space', also: 'ol steps', run: toggleList(nodes.orderedList) },
  { name: 'Picture', hint: 'drop, paste or choose', also: 'image photo', run: 'picture' },
  { name: 'Table', hint: '3 × 3', also: 'grid rows columns', run: insertTable },
  { name: 'Quote', hint: '> space', also: 'blockquote', run: toggleQuote },
  { name: 'Code', hint: '```', also: 'pre', run: toggleCode },
  { name: 'Rule', hint: '---', also: 'line divider hr', run: insertRule },
];

interface SlashListProps {
  readonly view: EditorView;
  readonly menu: SlashMenu;
  readonly listId: string;
  readonly keys: RefObject<SlashKeys>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onPicture: () => void;
}

/**
 * The list of the `/` menu. The focus stays in the text. `aria-activedescendant` on the text tells screen readers which
 * option is selected.
 */
export function SlashList({ view, menu, listId, keys, frame, onPicture }: SlashListProps) {
  const query = menu.query.trim().toLowerCase();
  const found = items.filter(({ name, also }) => `${name} ${also}`.toLowerCase().includes(query));
  const [chosen, setChosen] = useState({ query, index: 0 });
  const index = chosen.query === query ? Math.min(chosen.index, found.length - 1) : 0;
  const active = found[index];
  const activeId = active ? `${listId}-${active.name.replaceAll(' ', '-')}` : undefined;

  useEffect(() => {
    if (activeId) view.dom.setAttribute('aria-activedescendant', activeId);
    return () => view.dom.removeAttribute('aria-activedescendant');
  }, [activeId, view]);

  const choose = (item: SlashItem) => {
    view.dispatch(view.state.tr.delete(menu.from, view.state.selection.from));
    if (item.run === 'picture') onPicture();
    else {
      runCommand(view, item.run);
      view.focus();
    }
  };
  useImperativeHandle(keys, () => ({
    move: (by) => {
      if (found.length === 0) return false;
      setChosen({ query, index: (index + by + found.length) % found.length });
      return true;
    },
    choose: () => {
      if (!active) return false;
      choose(active);
      return true;
    },
  }));
  useEffect(() => {
    const leave = () => closeSlashMenu(view);
    view.dom.addEventListener('blur', leave);
    return () => view.dom.removeEventListener('blur', leave);
  }, [view]);

  const box = frame.current?.getBoundingClientRect();
  if (!box || found.length === 0 || menu.from > view.state.doc.content.size) return null;
  const at = view.coordsAtPos(menu.from);
  const isNearEnd = at.bottom + 330 > innerHeight && at.top > 330;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="What to add"
      className="absolute z-20 max-h-80 w-72 max-w-full overflow-y-auto rounded-field border border-line bg-surface p-1 text-ink shadow-raised"
      style={{
        insetInlineStart: Math.max(0, Math.min(at.left - box.left, box.width - 288)),
        ...(isNearEnd ? { bottom: box.bottom - at.top + 4 } : { top: at.bottom - box.top + 4 }),
      }}
    >
      {found.map((item, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and takes the keys.
        <div
          key={item.name}
          id={`${listId}-${item.name.replaceAll(' ', '-')}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          ref={(option) => {
            if (place === index) option?.scrollIntoView({ block: 'nearest' });
          }}
          className="flex min-h-target cursor-pointer items-center justify-between gap-3 rounded-[calc(var(--radius-control)-0.25rem)] px-3 aria-selected:bg-fern"
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => place !== index && setChosen({ query, index: place })}
          onClick={() => choose(item)}
        >
          {item.name}
          <span className="text-muted text-sm">{item.hint}</span>
        </div>
      ))}
    </div>
  );
}
