/** Words that are written in capitals. */
const short = /\b(api|id|ip|mfa|oidc|saml|scim|sms|sso|url)\b/gi;

/**
 * Formats a key as words, for what has no name: `audit-export` as "Audit export", `frontegg.role.created` as "Role
 * created".
 */
export const readableKey = (key: string): string => {
  const words = key
    .replace(/^frontegg\./, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(short, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};
