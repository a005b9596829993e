/**
 * The styles of every public page. The assistant and the line that offers another variant do not import their own
 * styles, so those styles are imported here. Otherwise Astro would put them into separate stylesheets, and such a
 * stylesheet could come before the one that declares the order of the cascade layers.
 */
import './site.css';
import './field.css';
import '../enquiries/enquiry-fields.css';
import '../enquiries/details-pane.css';
import '../assistant/assistant.css';
import '../browser/variant-offer.css';
