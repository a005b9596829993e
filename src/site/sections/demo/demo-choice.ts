import { type DemoAgentKey, demoAgentKeys, demoAgentParameter } from '#domain/demo-agent-keys.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';

/** The agent that an address names. */
export interface DemoChoice {
  readonly key: DemoAgentKey;
  /** Whether the address named one there isn't, so that the default stands in for it (product 5.3). */
  readonly isUnknown: boolean;
}

const [defaultKey] = demoAgentKeys;

/** Reads the choice from an address's query: `?agent=clinic`; without one the default. */
export function readDemoChoice(query: URLSearchParams): DemoChoice {
  const named = query.get(demoAgentParameter);
  if (named === null) return { key: defaultKey, isUnknown: false };
  const key = demoAgentKeys.find((candidate) => candidate === named);
  return key ? { key, isUnknown: false } : { key: defaultKey, isUnknown: true };
}

/** The address of the demo with an agent chosen; the default's is the page's own. */
export function demoAddress(locale: Locale, key: DemoAgentKey): string {
  const path = localisedPath(locale, '/demo');
  return key === defaultKey ? path : `${path}?${demoAgentParameter}=${key}`;
}
