/** Pages outside of the portal. */
export const links = {
  terms: 'https://example.com/research/terms',
  apply: 'https://example.com/research/apply',
  follow: 'https://example.com/network/gatehouse-research',
} as const;

/** Nothing of the portal goes along: no opener, no address. */
export const outward = { target: '_blank', rel: 'noopener noreferrer' } as const;
