/** What the parts of a choice on the Resources page are called in an address (design 3.9). */
export const resourcesQueryNames = { category: 'category', page: 'page' } as const;
