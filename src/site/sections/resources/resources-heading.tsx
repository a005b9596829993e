/** The title of the Resources page and what it holds (product 3.1). */
export function ResourcesHeading() {
  return (
    <header className="page-heading">
      <h1>Voice AI Resources</h1>
      <p>What we know about answering the phone well, with an agent or without one. Read it before you buy anything.</p>
    </header>
  );
}
