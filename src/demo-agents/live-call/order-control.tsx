import { X } from 'lucide-react';
import { useRef } from 'react';
import type { DemoLanguage } from '#language/languages.ts';
import { changeInWords, changesInWords } from '../call/present-values.ts';
import { hasPart, hasSizes, linePrice, type OrderLine, requireItem } from '../slots/orders.ts';
import type { Menu } from '../slots/slots.ts';
import { capitalise } from '../text/translated.ts';
import type { CallTexts } from './call-texts.ts';
import { type ControlProps, LabelledSelect, Stepper } from './row-control.tsx';

interface OrderControlProps extends ControlProps<'order'> {
  readonly language: DemoLanguage;
}

/** The lines of an order, and a select that adds another item. */
export function OrderControl({ id, label, control, texts, describedBy, isWrong, change, language }: OrderControlProps) {
  const { lines, menu } = control;
  const group = useRef<HTMLFieldSetElement>(null);
  const options = menu.items.map(({ key, name }) => ({ key, label: capitalise(name[language]) }));
  const order = (next: readonly OrderLine[]) => change({ kind: 'order', lines: next });
  /** The button disappears with its line, so the focus moves to the select that adds an item. */
  const remove = (index: number) => {
    group.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
    order(lines.filter((_line, at) => at !== index));
  };
  return (
    <fieldset ref={group} className="ticket-order" aria-describedby={describedBy}>
      <legend>{label}</legend>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place in the order. Two lines can be the same.
          key={index}
          id={`${id}-${index}`}
          line={line}
          menu={menu}
          language={language}
          texts={texts}
          onChange={(next) => order(lines.map((old, at) => (at === index ? next : old)))}
          onRemove={() => remove(index)}
        />
      ))}
      <LabelledSelect
        id={id}
        label={texts.add}
        value=""
        options={options}
        texts={texts}
        isWrong={isWrong}
        onChange={(item) => order([...lines, { item, count: 1, without: [], extra: [] }])}
      />
    </fieldset>
  );
}

interface LineProps {
  readonly id: string;
  readonly line: OrderLine;
  readonly menu: Menu;
  readonly language: DemoLanguage;
  readonly texts: CallTexts;
  readonly onChange: (line: OrderLine) => void;
  readonly onRemove: () => void;
}

function Line({ id, line, menu, language, texts, onChange, onRemove }: LineProps) {
  const item = requireItem(menu, line.item);
  const name = capitalise(item.name[language]);
  const cents = linePrice(line, menu);
  return (
    <fieldset className="ticket-line">
      <legend>
        <span>{name}</span>
        {cents > 0 && <span>{`$${(cents / 100).toFixed(2)}`}</span>}
      </legend>
      <button type="button" className="button quiet" aria-label={`${texts.remove}: ${name}`} onClick={onRemove}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {hasSizes(item) && (
        <LabelledSelect
          id={`${id}-size`}
          label={texts.size}
          value={line.size ?? ''}
          options={menu.sizes.map((size) => ({ key: size.key, label: size.name[language] }))}
          texts={texts}
          onChange={(size) => onChange({ ...line, size })}
        />
      )}
      <Stepper
        id={`${id}-count`}
        label={texts.count}
        count={line.count}
        min={1}
        max={menu.maxPerLine}
        texts={texts}
        onChange={(count) => onChange({ ...line, count })}
      />
      {hasSizes(item) && <Parts {...{ line, menu, language, texts, onChange }} />}
    </fieldset>
  );
}

/** What is left out of an item, and what is added to it. */
function Parts({ line, menu, language, texts, onChange }: Omit<LineProps, 'id' | 'onRemove'>) {
  const own = menu.parts.filter(({ key }) => hasPart(menu, line.item, key));
  const leftOut = own.map((part) => [part, 'without'] as const);
  const added = menu.parts.map((part) => [part, 'extra'] as const);
  const changes = changesInWords(line, menu, language);
  const toggle = (key: string, where: 'without' | 'extra', isOn: boolean) => {
    const others = line[where].filter((each) => each !== key);
    onChange({ ...line, [where]: isOn ? [...others, key] : others });
  };
  return (
    <details className="ticket-parts">
      <summary>{changes.length > 0 ? changes.join(', ') : texts.change}</summary>
      {[...leftOut, ...added].map(([part, where]) => (
        <label key={`${where}-${part.key}`} className="field-check">
          <input
            type="checkbox"
            checked={line[where].includes(part.key)}
            onChange={(event) => toggle(part.key, where, event.target.checked)}
          />
          {changeInWords(part, where, language)}
        </label>
      ))}
    </details>
  );
}
