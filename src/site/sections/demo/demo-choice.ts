import { type DemoAgentKey, demoAgentKeys, demoAgentParameter } from '#domain/demo-agent-keys.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';

/** The agent in the URL. */
export interface DemoChoice {
  readonly key: DemoAgentKey;
  /** Whether the URL named an unknown agent, so that the default is shown (product 5.3). */
  readonly isUnknown: boolean;
}

const [defaultKey] = demoAgentKeys;

/** Parses the query of a URL, such as `?agent=clinic`. Without one, returns the default agent. */
export function readDemoChoice(query: URLSearchParams): DemoChoice {
  const named = query.get(demoAgentParameter);
  if (named === null) return { key: defaultKey, isUnknown: false };
  const key = demoAgentKeys.find((candidate) => candidate === named);
  return key ? { key, isUnknown: false } : { key: defaultKey, isUnknown: true };
}

/** Returns the path of the demo with an agent chosen; the default agent needs no query. */
export function demoAddress(locale: Locale, key: DemoAgentKey): string {
  const path = localisedPath(locale, '/demo');
  return key === defaultKey ? path : `${path}?${demoAgentParameter}=${key}`;
}
