import type { Me } from './contract';

/** Fields of the profile page that the provider keeps as JSON text in `metadata`. */
export interface ProfileDetails {
  jobTitle: string;
  address: string;
}

/** Letters that the fields of the profile take. */
export const profileLimits = { name: 100, jobTitle: 100, address: 300 } as const;

/** Who keeps a name and a phone number in the place of the user. */
export const isKeptByDirectory = ({ provider }: Pick<Me, 'provider'>): boolean => provider === 'scim2';

/** The object in the JSON text; empty when there is none, or something else. */
const parsed = (metadata: Me['metadata']): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(metadata ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns job title and address of a user; empty where they gave none. */
export const detailsOf = ({ metadata }: Pick<Me, 'metadata'>): ProfileDetails => {
  const { jobTitle, address } = parsed(metadata);
  return { jobTitle: text(jobTitle), address: text(address) };
};

/** The JSON text with changed details; what others keep in it stays. */
export const withDetails = (metadata: Me['metadata'], details: Partial<ProfileDetails>): string =>
  JSON.stringify({ ...parsed(metadata), ...details });
