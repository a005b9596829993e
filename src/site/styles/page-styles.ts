/**
 * The styles of every public page, including those of the assistant. The components of the assistant do not import
 * their styles: the desk uses these components too, so Astro would put the shared styles into a separate stylesheet.
 * The styles of the line that offers the pages for the visitor's country are imported here for a similar reason: a
 * separate stylesheet could come before the one that declares the order of the cascade layers.
 */
import './site.css';
import './field.css';
import '../enquiries/enquiry-fields.css';
import '../enquiries/details-pane.css';
import '../assistant/assistant.css';
import '../browser/variant-offer.css';
