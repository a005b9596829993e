import { type DemoAgentKey, demoAgentKeys, demoAgentParameter } from '#shared/demo-agent-keys.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';

export interface DemoChoice {
  readonly key: DemoAgentKey;
  /** Whether the URL asks for an agent that does not exist. `key` is then the default agent. */
  readonly isUnknown: boolean;
}

const [defaultKey] = demoAgentKeys;

/** Returns the agent that a query asks for, such as `?agent=clinic`. The default agent if it names none. */
export function readDemoChoice(query: URLSearchParams): DemoChoice {
  const named = query.get(demoAgentParameter);
  if (named === null) return { key: defaultKey, isUnknown: false };
  const key = demoAgentKeys.find((candidate) => candidate === named);
  return key ? { key, isUnknown: false } : { key: defaultKey, isUnknown: true };
}

/** Returns the path of the demo page that shows this agent. The path for the default agent has no query. */
export function demoAddress(locale: Locale, key: DemoAgentKey): string {
  const path = localisedPath(locale, '/demo');
  return key === defaultKey ? path : `${path}?${demoAgentParameter}=${key}`;
}
