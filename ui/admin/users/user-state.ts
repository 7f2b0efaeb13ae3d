import type * as users from '@gatehouse/sdk/users';
import type { UsersTexts } from '../../locales/en/admin/users';
import type { BadgeValue } from '../resource/column-kinds';

/** What a user is called: by name, else by email address. */
export const userName = ({ name, email }: Pick<users.User, 'name' | 'email'>): string => name?.trim() || email;

export interface StateFacts {
  texts: UsersTexts;
  /** Id of the user who looks. */
  ownId: string | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  /** Writes a day in the current language. */
  day: (time: number) => string;
}

/** Whether an invitation waits to be accepted. */
export const isInvited = ({ activatedForTenant }: users.User): boolean => activatedForTenant === false;

/** What matters about a user now, in short. What the provider does not say is left out. */
export const userBadges = (user: users.User, { texts, ownId, now, day }: StateFacts): BadgeValue[] => {
  const ends = Date.parse(user.temporaryExpirationDate ?? '');
  const { states } = texts;
  return [
    user.id === ownId && { label: states.you },
    isInvited(user) && { label: states.invited, tone: 'info' as const },
    user.isDisabled && { label: states.disabled, tone: 'danger' as const },
    user.isLocked && { label: states.locked, tone: 'warning' as const },
    user.mfaEnrolled === false && !isInvited(user) && { label: states.noMfa, tone: 'warning' as const },
    !Number.isNaN(ends) &&
      (ends > now
        ? { label: states.ends(day(ends)), tone: 'info' as const }
        : { label: states.ended(day(ends)), tone: 'danger' as const }),
  ].filter((badge) => badge !== false && badge !== undefined);
};
