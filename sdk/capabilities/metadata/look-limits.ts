/** Limits of the texts of a login box, in characters. */
export const lookLimits = { title: { max: 60 } } as const;
