/** Pages outside of the portal. Only the deployer knows their addresses. */
export type OutsidePage = 'follow' | 'terms' | 'apply';

export type OutsidePages = Readonly<Partial<Record<OutsidePage, string>>>;

/** An address that may stand behind a link, or undefined: nothing but the web leads out of the portal. */
export const outsideAddress = (given: string | undefined): string | undefined =>
  given !== undefined && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? given : undefined;
