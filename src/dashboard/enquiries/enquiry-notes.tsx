import { enquiryRetentionMonths, suspectedEnquiryRetentionDays } from '#domain/business-constants.ts';
import { useEnquirySummary } from './enquiry-summary.ts';
import { countOf } from './enquiry-words.ts';

/** What an editor should know about the list as a whole: how passing on stands, what robots did, how long it is kept. */
export function EnquiryNotes() {
  const { data: summary } = useEnquirySummary();
  if (!summary) return null;
  const { channels, suspected, turned_away, deliveries_failed, deliveries_waiting } = summary;
  const names = channels.map((channel) => (channel === 'email' ? 'e-mail' : 'webhook')).join(' and ');
  return (
    <ul className="mt-6 grid max-w-[70ch] gap-1 px-1 text-muted text-sm">
      <li>
        {channels.length === 0
          ? 'Enquiries are not passed on anywhere. The settings can name a mail server or a webhook.'
          : `Enquiries are passed on by ${names}.`}
        {deliveries_waiting > 0 && ` ${countOf(deliveries_waiting, 'message waits', 'messages wait')} to be sent.`}
      </li>
      {deliveries_failed > 0 && (
        <li className="font-semibold text-rata">
          {countOf(deliveries_failed, 'message was', 'messages were')} given up. Choose “Not passed on” above to see why
          and to send them again.
        </li>
      )}
      <li>
        {countOf(suspected, 'enquiry is', 'enquiries are')} suspected to be spam and kept apart;{' '}
        {countOf(turned_away, 'submission', 'submissions')} from robots turned away in the last 30 days.
      </li>
      <li>
        Enquiries are deleted {enquiryRetentionMonths} months after they came in, suspected spam after{' '}
        {suspectedEnquiryRetentionDays} days. Privacy says so.
      </li>
    </ul>
  );
}
