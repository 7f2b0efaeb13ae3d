/** External pages. Only the deployer knows their URLs. */
export type OutsidePage = 'follow' | 'terms' | 'apply';

export type OutsidePages = Readonly<Partial<Record<OutsidePage, string>>>;

/** Returns a safe http(s) URL for a link, or undefined. */
export const outsideAddress = (given: string | undefined): string | undefined =>
  given !== undefined && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? given : undefined;
