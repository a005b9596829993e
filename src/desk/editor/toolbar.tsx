import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Keyboard,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  TextSearch,
  Undo2,
} from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { Fragment, type Ref } from 'react';
import { Toolbar as AriaToolbar, Button, Dialog, DialogTrigger, Popover, ToggleButton } from 'react-aria-components';
import { EdgeScroller } from '#desk/ui/edge-scroller.tsx';
import { popoverClasses } from '#desk/ui/select-field.tsx';
import { articleSchema } from './article-schema.ts';
import { insertTable, toggleEm, toggleHeading, toggleList, toggleQuote, toggleStrong } from './editor-commands.ts';
import { writingKeys } from './editor-keys.ts';
import { type EditorFacts, runCommand } from './writing-editor.ts';

interface ToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly view: EditorView;
  readonly facts: EditorFacts;
  readonly onLink: () => void;
  readonly onFind: () => void;
  readonly onPicture: () => void;
}

interface Tool {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly command?: Command;
  /** Called in place of a command, for example to open a panel. */
  readonly open?: () => void;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
}

const { nodes } = articleSchema;
const buttonClasses =
  'grid h-target min-w-10 shrink-0 cursor-pointer place-items-center rounded-field text-ink pointer-coarse:min-w-target data-[hovered]:bg-shade group-focus-within:data-[selected]:bg-fern group-focus-within:data-[selected]:text-bush data-[disabled]:cursor-default data-[disabled]:opacity-35';

/**
 * The buttons above the text. Arrow keys move from button to button. The Tab key stops once, at the button that was
 * focused last.
 */
export function Toolbar({ ref, view, facts, onLink, onFind, onPicture }: ToolbarProps) {
  const groups: readonly (readonly Tool[])[] = [
    [
      { name: 'Heading', icon: Heading2, command: toggleHeading(2), isOn: facts.heading === 2 },
      { name: 'Smaller heading', icon: Heading3, command: toggleHeading(3), isOn: facts.heading === 3 },
    ],
    [
      { name: 'Bold', icon: Bold, command: toggleStrong, isOn: facts.strong },
      { name: 'Italic', icon: Italic, command: toggleEm, isOn: facts.em },
      { name: 'Link', icon: Link, open: onLink, isOn: facts.link !== undefined },
    ],
    [
      { name: 'Quote', icon: Quote, command: toggleQuote, isOn: facts.quote },
      { name: 'Bulleted list', icon: List, command: toggleList(nodes.bulletList), isOn: facts.bulletList },
      { name: 'Numbered list', icon: ListOrdered, command: toggleList(nodes.orderedList), isOn: facts.orderedList },
    ],
    [
      { name: 'Table', icon: Table, command: insertTable, isDisabled: facts.table },
      { name: 'Picture', icon: ImagePlus, open: onPicture },
    ],
    [
      { name: 'Find and replace', icon: TextSearch, open: onFind },
      { name: 'Undo', icon: Undo2, command: undo, isDisabled: !facts.canUndo },
      { name: 'Redo', icon: Redo2, command: redo, isDisabled: !facts.canRedo },
    ],
  ];
  const use = ({ command, open }: Tool, isByPointer: boolean) => {
    open?.();
    if (!command) return;
    runCommand(view, command);
    if (isByPointer) view.focus();
  };
  return (
    <EdgeScroller>
      <AriaToolbar ref={ref} aria-label="Formatting" className="flex items-center">
        {groups.map((tools, index) => (
          <Fragment key={tools[0]?.name}>
            {index > 0 && <span aria-hidden className="mx-1 h-6 w-px shrink-0 bg-line" />}
            {tools.map((tool) => {
              const { name, icon: Icon, isOn, isDisabled = false } = tool;
              const shared = {
                'aria-label': name,
                isDisabled,
                preventFocusOnPress: true,
                className: buttonClasses,
                onPress: ({ pointerType }: { readonly pointerType: string }) =>
                  use(tool, pointerType !== 'keyboard' && pointerType !== 'virtual'),
                children: <Icon aria-hidden className="size-5" strokeWidth={1.75} />,
              };
              return isOn === undefined ? (
                <Button key={name} {...shared} />
              ) : (
                <ToggleButton key={name} {...shared} isSelected={isOn} />
              );
            })}
          </Fragment>
        ))}
        <DialogTrigger>
          <Button aria-label="Keys for writing" className={buttonClasses}>
            <Keyboard aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
          <Popover className={`${popoverClasses} max-w-sm`}>
            <Dialog aria-label="Keys for writing" className="p-3 outline-none">
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
                {writingKeys.map(([keys, does]) => (
                  <div key={keys} className="contents">
                    <dt className="font-semibold">{keys.replace('Mod', isApple() ? '⌘' : 'Ctrl')}</dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </Dialog>
          </Popover>
        </DialogTrigger>
      </AriaToolbar>
    </EdgeScroller>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
