import type { EnquiryChannel } from '#domain/contract/enquiry-contract.ts';
import type { EnquiryRow } from '../enquiries/enquiry.repository.ts';

/** An enquiry on its way; `messageKey` is the same at every attempt. */
export interface OutgoingEnquiry {
  readonly enquiry: EnquiryRow;
  readonly messageKey: string;
  readonly now: Date;
}

/** A way in which enquiries are passed on. `send` raises what went wrong, and stops when `signal` says so. */
export interface DeliveryChannel {
  readonly name: EnquiryChannel;
  send(outgoing: OutgoingEnquiry, signal: AbortSignal): Promise<void>;
}

/** Raised by a channel whose receiver says that it will never take anything again. */
export class ReceiverGoneError extends Error {
  override name = 'ReceiverGoneError';
}
