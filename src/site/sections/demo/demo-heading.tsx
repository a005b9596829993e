import './demo-heading.css';

/**
 * The demo's title, and what a visitor can do on it: talk where the chosen demo has an agent, else read an example call.
 * Both are in the page; which one shows follows from the chosen link, so that it changes with it.
 */
export function DemoHeading() {
  return (
    <header className="page-heading demo-heading">
      <h1>
        <span className="live">Talk to one now</span>
        <span className="example">Follow a call</span>
      </h1>
      <p>
        <span className="live">Speak or type, in English, </span>
        <span className="example">Five trades, five agents. Read how a call goes in English, </span>
        <span lang="zh-Hans">中文</span> or <span lang="ko">한국어</span>.
        <span className="live"> It notices which.</span> No sign-up.
      </p>
    </header>
  );
}
