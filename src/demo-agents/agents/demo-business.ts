import type { DemoLanguage } from '#language/languages.ts';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';

/** A sentence with which a visitor can begin a call, in one of the agent's languages. */
export interface ConversationStarter {
  readonly language: DemoLanguage;
  readonly text: string;
}

/** Returns the starters in one language: at most three, so that they fit beside the field on a phone. */
export function startersIn(
  starters: readonly ConversationStarter[],
  language: DemoLanguage,
): readonly ConversationStarter[] {
  return starters.filter((starter) => starter.language === language).slice(0, 3);
}

/** The texts of a demo agent. The identifier of a third-party agent is a setting, and not here. */
export interface DemoAgent {
  readonly key: DemoAgentKey;
  readonly title: string;
  /** What the agent does, in a few words. The list of agents shows it. */
  readonly description: string;
  readonly benefits: readonly string[];
  readonly howItWorks: string;
  readonly starters: readonly ConversationStarter[];
  /** What the business receives after a call. */
  readonly receives: { readonly heading: string; readonly points: readonly string[] };
}

/** What the agent or the caller says in one turn. The agent speaks first. Then the two alternate. */
interface ExampleTurn {
  readonly speaker: 'agent' | 'caller';
  readonly text: string;
}

/** A row of the ticket that the business receives after the call. */
interface TicketLine {
  readonly label: string;
  readonly value: string;
  /** `item` is an item of an order, and `total` is the sum. A row without `kind` is a fact, such as a name. */
  readonly kind?: 'item' | 'total';
}

/** A made-up call. It has the same content in each language. Its ticket is always in English. */
export interface ExampleCall {
  readonly ticket: readonly TicketLine[];
  readonly turns: Readonly<Record<DemoLanguage, readonly ExampleTurn[]>>;
}

/** Makes turns from these texts. The agent says the first text, the caller the second, and so on. */
export function turnsFrom(...texts: readonly string[]): ExampleTurn[] {
  return texts.map((text, index) => ({ speaker: index % 2 === 0 ? 'agent' : 'caller', text }));
}

/** What the assistant knows about the business of a demo agent. */
interface AssistantWords {
  readonly does: { readonly zh: string; readonly ko: string };
  /** Matches words for businesses of this kind. */
  readonly kind: RegExp;
  readonly name: RegExp;
}

/** What the site says about a demo agent and its business. What the agent itself knows is in its `agent.ts`. */
export interface DemoBusiness {
  readonly texts: Omit<DemoAgent, 'key'>;
  readonly exampleCall: ExampleCall;
  readonly assistant: AssistantWords;
  /** Matches the words of the trade. An article that contains them offers this agent at its end. */
  readonly articleWords: RegExp;
}
