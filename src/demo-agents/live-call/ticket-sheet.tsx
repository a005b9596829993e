import './ticket-sheet.css';
import { ChevronUp, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallView } from './call-session.ts';
import { callTexts } from './call-texts.ts';

interface TicketSheetProps {
  /** Undefined until the call is loaded. */
  readonly view: CallView | undefined;
  readonly heading: string;
  /** The ticket, if it is shown in the sheet and not beside the call. */
  readonly children: ReactNode;
}

/** On a narrow screen: the ticket as one line above the field, and the sheet that it opens. */
export function TicketSheet({ view, heading, children }: TicketSheetProps) {
  const turn = view?.turn;
  const [isOpen, setIsOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const texts = callTexts[turn?.language ?? 'en'];
  const isShown = isOpen && turn !== undefined && children !== null;
  useEffect(() => {
    if (isShown) sheet.current?.showModal();
  }, [isShown]);
  const marked = turn?.ticket.rows.find(({ check }) => check !== undefined);
  return (
    <div className="ticket-strip">
      <div>
        <p>
          <strong>{turn?.ticket.name ?? 'Ticket'}</strong> <span>{(view && summaryOf(view)) || heading}</span>
        </p>
        {marked && (
          <p className="ticket-strip-check">
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {texts.checkRow.replace('{row}', marked.label)}
          </p>
        )}
      </div>
      <button type="button" className="button secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.open}
        <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {isShown && (
        <dialog
          ref={sheet}
          className="ticket-sheet"
          aria-label={turn.ticket.name}
          closedby="any"
          onClose={() => setIsOpen(false)}
        >
          <div className="ticket-sheet-head">
            {/* The conversation behind the sheet is silent while the sheet is open. */}
            <p role="status" lang={turn.language}>
              {turn.say}
            </p>
            <button type="button" className="button quiet" onClick={() => sheet.current?.close()}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
              {texts.close}
            </button>
          </div>
          {children}
        </dialog>
      )}
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
