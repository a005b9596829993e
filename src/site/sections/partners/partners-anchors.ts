/** Where the parts of the Partners page stand that other parts lead to. */
export const partnersAnchors = { estimator: 'estimator', join: 'join' } as const;
