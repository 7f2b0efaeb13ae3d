import { parseObject } from '../../core/guards';
import type { Me } from './contract';

/** Fields of the profile page that the provider stores as JSON text in `metadata`. */
export interface ProfileDetails {
  jobTitle: string;
  address: string;
}

/** Maximum lengths of the fields of the profile, in characters. */
export const profileLimits = { name: 100, jobTitle: 100, address: 300 } as const;

/** Returns whether a directory manages the user's name and phone number. */
export const isKeptByDirectory = ({ provider }: Pick<Me, 'provider'>): boolean => provider === 'scim2';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns job title and address of a user; empty where they are not set. */
export const detailsOf = ({ metadata }: Pick<Me, 'metadata'>): ProfileDetails => {
  const { jobTitle, address } = parseObject(metadata);
  return { jobTitle: text(jobTitle), address: text(address) };
};

/** Returns the JSON text with changed details; other fields in it are kept. */
export const withDetails = (metadata: Me['metadata'], details: Partial<ProfileDetails>): string =>
  JSON.stringify({ ...parseObject(metadata), ...details });

/** Editable fields of the signed-in user's profile. Absent fields keep their value; null removes the picture. */
export interface ProfileUpdate extends Partial<ProfileDetails> {
  name?: string;
  phoneNumber?: string;
  profilePictureUrl?: string | null;
}

/** Returns the body of the update, with every editable field, because the call replaces the profile. */
export const changedProfile = (current: Me, { jobTitle, address, ...changes }: ProfileUpdate) => {
  const details = Object.entries({ jobTitle, address }).filter(([, value]) => value !== undefined);
  const metadata =
    details.length > 0 ? withDetails(current.metadata, Object.fromEntries(details)) : (current.metadata ?? undefined);
  return {
    name: changes.name ?? current.name ?? undefined,
    phoneNumber: changes.phoneNumber ?? current.phoneNumber ?? undefined,
    profilePictureUrl: changes.profilePictureUrl === undefined ? current.profilePictureUrl : changes.profilePictureUrl,
    metadata,
  };
};
