import { capitalise } from '#demo-agents/text/translated.ts';
import { demoAgentCount } from '#domain/demo-agent-keys.ts';
import './demo-heading.css';

/** The demo's title in two forms: one to talk to an agent, one to read an example call. The chosen link decides which shows. */
export function DemoHeading() {
  return (
    <header className="page-heading demo-heading">
      <h1>
        <span className="live">Talk to one now</span>
        <span className="example">Follow a call</span>
      </h1>
      <p>
        <span className="live">Speak or type, in English, </span>
        <span className="example">{`${capitalise(demoAgentCount)} trades, ${demoAgentCount} agents. Read how a call goes in English, `}</span>
        <span lang="zh-Hans">中文</span> or <span lang="ko">한국어</span>.
        <span className="live"> It notices which.</span> No sign-up.
      </p>
    </header>
  );
}
