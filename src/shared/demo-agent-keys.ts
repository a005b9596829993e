/** The keys of the demo agents, in the order of the page. The first one is the default. */
export const demoAgentKeys = ['takeaway', 'clinic', 'beauty', 'trades', 'hotels'] as const;

/** Key of one demo agent. It is used in the URL (`?agent=clinic`), in the settings and in the texts. */
export type DemoAgentKey = (typeof demoAgentKeys)[number];

/** The keys of all built-in agents: the agents of the demo page, and the specialist of the page Partners. */
export const builtInAgentKeys = [...demoAgentKeys, 'partners'] as const;
export type BuiltInAgentKey = (typeof builtInAgentKeys)[number];

export const demoAgentParameter = 'agent';

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const demoAgentCount = numberWords[demoAgentKeys.length] ?? String(demoAgentKeys.length);
