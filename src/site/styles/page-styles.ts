/**
 * The styles of every public page, including those of the assistant. The components of the assistant do not import
 * their styles, because the desk uses these components too. Astro would then put the shared styles into one more
 * stylesheet. The same goes for the line that offers a country's pages: a stylesheet of its own could come before the
 * one that declares the order of the cascade layers.
 */
import './site.css';
import './field.css';
import '../enquiries/enquiry-fields.css';
import '../enquiries/details-pane.css';
import '../assistant/assistant.css';
import '../browser/variant-offer.css';
