/**
 * The styles of every public page. The components of the assistant do not import their own: the desk displays them too,
 * and Astro would split what both import into one more stylesheet.
 */
import './site.css';
import './field.css';
import '../enquiries/enquiry-fields.css';
import '../enquiries/details-pane.css';
import '../assistant/assistant.css';
