/** How long the visitor must have stopped typing before a search starts, in milliseconds. */
const pause = 180;
/** Time in milliseconds after which the page says that a search is still running. */
const slowAfter = 300;

type LoadPage = (address: string, signal: AbortSignal) => Promise<Document | undefined>;

/**
 * Searches the articles while the visitor types. The results come from the search page that the server renders, so they
 * are the same as on that page. The address changes with the search, and Back leads to the list. Without this script,
 * submitting the form opens the search page.
 */
export function startLibrarySearch(load: LoadPage = loadPage): void {
  const form = document.querySelector<HTMLFormElement>('[data-library-search]');
  const results = document.querySelector<HTMLElement>('[data-library-results]');
  const input = form?.querySelector<HTMLInputElement>('input');
  if (!form || !results || !input) return;
  const list = document.querySelector<HTMLElement>('[data-library-list]');
  const status = document.querySelector('[data-library-status]');
  const typed = () => input.value.replace(/\s+/g, ' ').trim();
  const say = (text: string) => status?.replaceChildren(text);
  const inAddress = () => new URLSearchParams(location.search).get(input.name) ?? '';

  let shown = inAddress();
  let request = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const addressOf = (text: string) => {
    const address = new URL(form.action);
    if (text) address.searchParams.set(input.name, text);
    return address;
  };
  const showList = () => {
    request.abort();
    shown = '';
    say('');
    delete form.dataset.searching;
    if (!list) return;
    results.replaceChildren();
    list.hidden = false;
  };
  const search = async (text: string) => {
    request.abort();
    const own = new AbortController();
    request = own;
    shown = text;
    const slow = setTimeout(() => {
      form.dataset.searching = '';
      say('Searching…');
    }, slowAfter);
    const answer = await load(addressOf(text).href, own.signal);
    clearTimeout(slow);
    if (own.signal.aborted) return;
    const view = answer?.querySelector('[data-library-results] > *');
    delete form.dataset.searching;
    if (list) list.hidden = true;
    results.replaceChildren(view ?? failure(addressOf(text).href));
    say(results.querySelector('.search-status')?.textContent ?? '');
  };
  /**
   * Shows the list for an empty text, and otherwise searches for the text. A single ASCII character is ignored, because
   * it would find too many articles. A single Chinese or Korean character is a useful search.
   */
  const follow = (text: string) => {
    if (text === '') showList();
    else if (!/^[\x20-\x7e]$/.test(text)) void search(text);
  };

  const readInput = () => {
    const text = typed();
    if (text === shown) return;
    if (text !== '' || list) {
      const address = addressOf(text);
      if (inAddress() === '' && text !== '') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    follow(text);
  };
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(readInput, pause);
  });
  window.addEventListener('popstate', () => {
    clearTimeout(waiting);
    const text = inAddress();
    if (text === shown) return;
    input.value = text;
    follow(text);
  });
  // The visitor may have typed before this script was loaded.
  readInput();
}

/** Returns a message for a search that got no answer, with a link that tries again. */
function failure(address: string): HTMLElement {
  const message = document.createElement('div');
  const text = document.createElement('p');
  text.className = 'search-status';
  text.textContent = 'The search got no answer. Check your connection.';
  const again = document.createElement('a');
  again.className = 'button secondary';
  again.href = address;
  again.textContent = 'Try Again';
  message.append(text, again);
  return message;
}

/**
 * Loads a page with an XMLHttpRequest, which parses it without running its scripts. The policy of the site allows no
 * other way to make a document from a text (Trusted Types).
 */
const loadPage: LoadPage = (address, signal) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request.response ?? undefined));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
