/** Why an address cannot be that of a webhook: it is none, it is not encrypted, or it carries a user name or password. */
export type AddressProblem = 'malformed' | 'insecure' | 'credentials';

/** Returns what is wrong with the address of a webhook, or undefined. Which hosts it may reach is for the provider to say. */
export const addressProblem = (text: string): AddressProblem | undefined => {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return 'malformed';
  const { protocol, username, password, hostname } = new URL(trimmed);
  if (protocol !== 'https:') return protocol === 'http:' ? 'insecure' : 'malformed';
  if (hostname === '') return 'malformed';
  return username || password ? 'credentials' : undefined;
};
