/** The demo's title, and what a visitor can do on it: talk where an agent is configured, else read an example call. */
export function DemoHeading({ isLive }: { readonly isLive: boolean }) {
  return (
    <header className="page-heading">
      <h1>{isLive ? 'Talk to one now' : 'Follow a call'}</h1>
      <p>
        {isLive ? 'Speak or type, in English, ' : 'Five trades, five agents. Read how a call goes in English, '}
        <span lang="zh-Hans">中文</span> or <span lang="ko">한국어</span>.{isLive ? ' It notices which.' : ''} No
        sign-up.
      </p>
    </header>
  );
}
