import type { Widen } from '../../widen';

/** Texts of the dialog of the invite link. */
export const texts = {
  none: 'This account has no invite link.',
  label: 'Link',
  daysLeft: (count: number) => (count === 1 ? 'Works for 1 more day.' : `Works for ${count} more days.`),
  expired: 'This link has expired.',
  create: 'Create link',
  replace: 'Replace with a new link',
  lifetime: 'Works for',
  lifetimeDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  lifetimeHint: 'Applies when you renew or replace the link.',
  lifetimeHintNew: 'Starting now.',
  renew: (days: number) => (days === 1 ? 'Renew for 1 day' : `Renew for ${days} days`),
  remove: 'Delete link',
  mail: 'Email me the link',
  failed: 'The invite link could not be loaded.',
  notAllowed: 'Invite links are turned off for this account.',
};

export type UsersLinkTexts = Widen<typeof texts>;
