import './ticket-sheet.css';
import { ChevronUp, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallView } from './call-session.ts';
import { callTexts } from './call-texts.ts';

interface TicketStripProps {
  /** Undefined until the call is loaded. */
  readonly view: CallView | undefined;
  readonly heading: string;
  /** The id of the sheet. */
  readonly sheet: string;
}

/** On a narrow screen: the ticket as one line above the field, with the button that opens its sheet. */
export function TicketStrip({ view, heading, sheet }: TicketStripProps) {
  const ticket = view?.turn.ticket;
  const texts = callTexts[view?.turn.language ?? 'en'];
  const marked = ticket?.rows.find(({ check }) => check !== undefined);
  return (
    <div className="ticket-strip">
      <div>
        <p>
          <strong>{ticket?.name ?? 'Ticket'}</strong> <span>{(view && summaryOf(view)) || heading}</span>
        </p>
        {marked && (
          <p className="ticket-strip-check">
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {texts.checkRow.replace('{row}', marked.label)}
          </p>
        )}
      </div>
      <button type="button" className="button secondary" popoverTarget={sheet}>
        {texts.open}
        <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

interface TicketSheetProps {
  readonly id: string;
  readonly view: CallView | undefined;
  readonly children: ReactNode;
}

/** The ticket: beside the call, or on a narrow screen in a sheet. The sheet repeats what the agent said last. */
export function TicketSheet({ id, view, children }: TicketSheetProps) {
  const language = view?.turn.language ?? 'en';
  const isOver = view?.turn.isOver ?? false;
  return (
    <div id={id} className="ticket-sheet" popover={isOver ? undefined : 'auto'}>
      <div className="ticket-sheet-head" lang={language}>
        <p aria-hidden="true">{view?.turn.say}</p>
        <button type="button" className="button quiet" popoverTarget={id} popoverTargetAction="hide">
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
          {callTexts[language].close}
        </button>
      </div>
      {children}
    </div>
  );
}

/** Returns the values of the ticket in one line. The line of an order is its label. */
function summaryOf({ turn, received }: CallView): string {
  const rows = new Map(turn.ticket.rows.map(({ key, control }) => [key, control.kind]));
  return received
    .filter(({ key, value }) => rows.has(key) && value !== '')
    .map(({ key, label, value }) => (rows.get(key) === 'order' ? label : value))
    .join(' · ');
}
