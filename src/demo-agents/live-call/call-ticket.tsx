import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { demoAgentParameter } from '#shared/demo-agent-keys.ts';
import { localisedPath } from '#shared/rules/locales.ts';
import type { CallAction, TicketLine, TicketRow, Turn } from '../call/turn.ts';
import type { CallPreview } from './call-preview.ts';
import type { CallView } from './call-session.ts';
import { type CallTexts, callTexts } from './call-texts.ts';
import type { CallPlace } from './live-call.ts';
import { OrderControl } from './order-control.tsx';
import { LabelledSelect, NightsControl, Stepper, TextControl, TimeControl } from './row-control.tsx';

interface CallTicketProps {
  readonly view: CallView;
  readonly place: CallPlace;
  readonly act: (action: CallAction) => void;
}

/** The ticket of a call: a form during the call, and what the business receives after it. */
export function CallTicket({ view, place, act }: CallTicketProps) {
  const { turn } = view;
  const { ticket, language } = turn;
  const texts = callTexts[language];
  const region = useRef<HTMLElement>(null);
  const id = useId();
  const asked = ticket.rows.find(({ isAsked }) => isAsked)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: The ticket scrolls when the agent asks for another row.
  useEffect(() => showAskedRow(region.current), [asked]);
  if (turn.isOver) return <FinishedTicket view={view} place={place} />;
  const reason = whyNot(view, texts);
  const confirm = () => {
    if (ticket.canConfirm) return act({ type: 'confirm' });
    const first = region.current?.querySelector<HTMLElement>('[data-check], [data-asked]') ?? region.current;
    first?.querySelector<HTMLElement>('select, input')?.focus();
  };
  return (
    <section ref={region} className="ticket" aria-label={ticket.name} lang={language} data-ticket={ticket.status}>
      <TicketHead name={ticket.name} heading={ticket.heading} />
      <div className="ticket-rows">
        <p>{texts.fills}</p>
        {ticket.rows.map((row) => (
          <Row key={row.key} id={`${id}-${row.key}`} row={row} turn={turn} texts={texts} act={act} />
        ))}
        <Lines lines={[...ticket.facts, ...ticket.notes]} />
      </div>
      <div className="ticket-end">
        <p id={`${id}-reason`}>{reason ?? ticket.confirmNote ?? noteOf(place, texts)}</p>
        <button
          type="button"
          className="button"
          aria-disabled={!ticket.canConfirm}
          aria-describedby={`${id}-reason`}
          onClick={confirm}
        >
          {texts.confirm}
        </button>
      </div>
    </section>
  );
}

/** Returns the sentence under the ticket that says what is sent. */
function noteOf({ senderAddress }: CallPlace, texts: CallTexts): string {
  return senderAddress === undefined ? texts.madeUp : texts.sendsLast;
}

/** Scrolls the rows, and not the page, so that the row that is asked for is in view. */
function showAskedRow(region: HTMLElement | null): void {
  const rows = region?.querySelector<HTMLElement>('.ticket-rows');
  const row = rows?.querySelector<HTMLElement>('[data-asked]');
  if (!rows || !row) return;
  const isInView =
    row.offsetTop >= rows.scrollTop && row.offsetTop + row.offsetHeight <= rows.scrollTop + rows.clientHeight;
  if (!isInView) rows.scrollTo({ top: row.offsetTop - row.offsetHeight });
}

/** Returns why the ticket cannot be confirmed yet. */
function whyNot({ turn: { ticket }, missing }: CallView, texts: CallTexts): string | undefined {
  if (ticket.canConfirm) return undefined;
  const marked = ticket.rows.find(({ check }) => check !== undefined);
  if (missing.length > 0) return texts.needs.replace('{row}', missing.join(', '));
  return marked ? texts.needsCheck.replace('{row}', marked.label) : texts.needsMore;
}

interface RowProps {
  readonly id: string;
  readonly row: TicketRow;
  readonly turn: Turn;
  readonly texts: CallTexts;
  readonly act: (action: CallAction) => void;
}

function Row({ id, row, turn, texts, act }: RowProps) {
  const { key, label, check, refusal, isAsked } = row;
  const box = useRef<HTMLDivElement>(null);
  const described = [check && `${id}-check`, refusal && `${id}-refusal`].filter(Boolean).join(' ');
  const isReadBack = turn.readBack.includes(key);
  /** The button disappears with its mark, so the focus moves to the value that it was about. */
  const accept = () => {
    box.current?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true });
    act({ type: 'accept', row: key });
  };
  return (
    <div
      ref={box}
      className="ticket-row"
      data-asked={isAsked || isReadBack || undefined}
      data-check={check ? '' : undefined}
    >
      <Control
        id={id}
        row={row}
        turn={turn}
        texts={texts}
        act={act}
        describedBy={described || undefined}
        isWrong={refusal !== undefined}
      />
      {refusal && (
        <p className="field-error" id={`${id}-refusal`}>
          {refusal}
        </p>
      )}
      {check && (
        <div className="ticket-check">
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          <p id={`${id}-check`}>{check}</p>
          <button
            type="button"
            className="button secondary"
            aria-label={texts.isRight.replace('{row}', label)}
            onClick={accept}
          >
            {texts.right}
          </button>
        </div>
      )}
    </div>
  );
}

function Control({
  row,
  turn,
  act,
  ...rest
}: RowProps & { readonly describedBy: string | undefined; readonly isWrong: boolean }) {
  const { key, label, control } = row;
  const shared = {
    ...rest,
    label,
    change: (change: Extract<CallAction, { type: 'change' }>['change']) => act({ type: 'change', row: key, change }),
  };
  switch (control.kind) {
    case 'choice':
      return (
        <LabelledSelect
          {...shared}
          value={control.key ?? ''}
          options={control.options}
          onChange={(chosen) => shared.change({ kind: 'choice', key: chosen })}
        />
      );
    case 'count':
      return <Stepper {...shared} {...control} onChange={(count) => shared.change({ kind: 'count', count })} />;
    case 'time':
      return <TimeControl {...shared} control={control} />;
    case 'nights':
      return <NightsControl {...shared} control={control} />;
    case 'order':
      return <OrderControl {...shared} control={control} language={turn.language} />;
    case 'text':
      return <TextControl {...shared} control={control} />;
  }
}

function TicketHead({ name, heading }: { readonly name: string; readonly heading: string }) {
  return (
    <header className="ticket-head">
      <h3>{name}</h3>
      <p lang="en">{heading}</p>
    </header>
  );
}

function Lines({ lines }: { readonly lines: readonly TicketLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="ticket-lines">
      {lines.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Two notes can be the same.
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The ticket as the business receives it: in English, whichever language the caller spoke. */
function FinishedTicket({ view: { turn, received }, place }: Pick<CallTicketProps, 'view' | 'place'>) {
  const { call, ticket, language } = turn;
  const { status } = ticket;
  const texts = callTexts[language];
  const isDemo = place.senderAddress === undefined;
  const region = useRef<HTMLElement>(null);
  // Confirm disappears with the form. The focus then moves to what has become of it.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={region} className="ticket" aria-label={ticket.name} data-ticket={status} tabIndex={-1}>
      <TicketHead name={ticket.name} heading={ticket.heading} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
      <div className="ticket-rows" tabIndex={0}>
        <div className="ticket-message">
          <p>
            <strong>{call.agent.business.en}</strong> <span>now</span>
          </p>
          <p className="ticket-status" lang={language}>
            {status === 'confirmed' || status === 'handed over' || status === 'cancelled' ? texts[status] : ''}
          </p>
          <Lines lines={received} />
        </div>
      </div>
      <div className="ticket-end">
        <p lang={language}>
          {isDemo && texts.yours} {noteOf(place, texts)}
        </p>
        {isDemo && (
          <a
            className="button"
            lang={language}
            href={`${localisedPath(place.locale, '/contact')}?${demoAgentParameter}=${place.agentKey}`}
          >
            {texts.getThis}
          </a>
        )}
      </div>
    </section>
  );
}

/** The ticket before the agent's code is loaded: its rows, still empty. */
export function TicketPreview({ preview: { heading, rows } }: { readonly preview: CallPreview }) {
  const texts = callTexts.en;
  return (
    <section className="ticket preview" aria-label="Ticket">
      <TicketHead name="Ticket" heading={heading} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
      <div className="ticket-rows" tabIndex={0}>
        <p>{texts.fills}</p>
        {rows.map((label) => (
          <label key={label} className="field">
            <span>{label}</span>
            <input disabled />
          </label>
        ))}
      </div>
      <div className="ticket-end">
        <p>{texts.needs.replace('{row}', rows.join(', '))}</p>
        <button type="button" className="button" aria-disabled="true">
          {texts.confirm}
        </button>
      </div>
    </section>
  );
}
