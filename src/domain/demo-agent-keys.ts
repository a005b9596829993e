/** The demo's agents in the order of the sidebar; the first is the default (product 5.1). */
export const demoAgentKeys = ['takeaway', 'clinic', 'beauty', 'trades', 'hotels'] as const;

/** Key of one demo agent in the address (`?agent=clinic`), in the settings and in the texts. */
export type DemoAgentKey = (typeof demoAgentKeys)[number];

/** Name of the query key for the chosen agent. */
export const demoAgentParameter = 'agent';

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number of demo agents in words, as the demo page says it. */
export const demoAgentCount = numberWords[demoAgentKeys.length] ?? String(demoAgentKeys.length);
