/**
 * Renders pages like Astro without our changes: each page has an object with an accessor, which refers to everything
 * about the page.
 */
export async function renderPage(): Promise<Response> {
  const paragraphs = Array.from({ length: 500 }, (_, index) => `<p>Paragraph ${index}</p>`);
  const page = {
    get paragraphs() {
      return paragraphs;
    },
  };
  return new Response(page.paragraphs.join(''));
}
