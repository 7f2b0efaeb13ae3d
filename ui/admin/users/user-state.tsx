import type * as users from '@gatehouse/sdk/users';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { UsersTexts } from '../../locales/en/admin/users';
import type { BadgeValue } from '../archetypes/list/column-kinds';

/** Returns the name of a user, or the email address. */
export const userName = ({ name, email }: Pick<users.User, 'name' | 'email'>): string => name?.trim() || email;

export interface StateContext {
  texts: UsersTexts;
  /** Id of the signed-in user. */
  ownId: string | undefined;
  /** Current time in milliseconds since the epoch. */
  now: number;
  /** Formats a day in the current language. */
  day: (time: number) => string;
}

/** Returns whether an invitation is pending. */
export const isInvited = ({ activatedForTenant }: users.User): boolean => activatedForTenant === false;

/** Returns the relevant states of a user as badges. Values that the provider does not send are omitted. */
export const userBadges = (user: users.User, { texts, ownId, now, day }: StateContext): BadgeValue[] => {
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
        ? { label: states.ends(day(ends)), tone: 'info' as const }
        : { label: states.ended(day(ends)), tone: 'danger' as const }),
  ].filter((badge) => badge !== false && badge !== undefined);
};
