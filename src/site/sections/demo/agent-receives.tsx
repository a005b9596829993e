import type { DemoAgent } from '#domain/demo-agents.ts';
import './agent-details.css';

/** What the business has in hand after a call, beside the widget in which a visitor makes one. */
export function AgentReceives({ agent }: { readonly agent: DemoAgent }) {
  const { heading, points } = agent.receives;
  return (
    <div className="agent-receives">
      <h3>{heading}</h3>
      <ul className="benefits">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>In English, whatever you speak.</p>
    </div>
  );
}
