import type * as users from '@gatehouse/sdk/users';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { UsersTexts } from '../../locales/en/admin/users';
import type { Formats } from '../archetypes/formats/language-formats';
import type { BadgeValue } from '../archetypes/list/column-kinds';

/** Returns the name of a user, or the email address. */
export const userName = ({ name, email }: Pick<users.User, 'name' | 'email'>): string => name?.trim() || email;

export interface StateContext {
  texts: UsersTexts;
  /** Id of the signed-in user. */
  ownId: string | undefined;
  /** Current time in milliseconds since the epoch. */
  now: number;
  formats: Pick<Formats, 'date' | 'day'>;
}

/** Returns whether an invitation is pending. */
export const isInvited = ({ activatedForTenant }: users.User): boolean => activatedForTenant === false;

/** Milliseconds until the dates that need a year. */
const FAR = 300 * 24 * 3600 * 1000;

/** Returns the relevant states of a user as badges. Values that the provider does not send are omitted. */
export const userBadges = (user: users.User, { texts, ownId, now, formats }: StateContext): BadgeValue[] => {
  const ends = Date.parse(user.temporaryExpirationDate ?? '');
  const { states } = texts;
  return [
    user.id === ownId && { label: states.you },
    isInvited(user) && { label: states.invited, tone: 'info' as const },
    user.isDisabled && { label: states.disabled, tone: 'danger' as const },
    user.isLocked && { label: states.locked, tone: 'warning' as const },
    user.mfaEnrolled === false &&
      !isInvited(user) && { label: states.noMfa, tone: 'warning' as const, icon: <TriangleAlert aria-hidden /> },
    !Number.isNaN(ends) &&
      (ends > now
        ? { label: states.ends((ends < now + FAR ? formats.day : formats.date)(ends)), tone: 'info' as const }
        : { label: states.ended(formats.date(ends)), tone: 'danger' as const }),
  ].filter((badge) => badge !== false && badge !== undefined);
};
