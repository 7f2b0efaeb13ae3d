/** Errors of roles with their default English texts. */
export const roleErrorTexts = {
  'role-not-found': 'This role no longer exists.',
} as const;
