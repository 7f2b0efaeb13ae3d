import { acme } from '../emulator/seed/tenants';

/** Roles of the toolbar, by their ids in the emulator's seed. */
const roles = {
  'role-admin': 'Admin',
  'role-support': 'Support',
  'role-editor': 'Editor',
  'role-viewer': 'Viewer',
  'role-readonly': 'ReadOnly',
};

const isRole = (id: unknown): id is keyof typeof roles => typeof id === 'string' && Object.hasOwn(roles, id);

export const roleItems = [
  { value: '', title: "The story's user" },
  ...Object.entries(roles).map(([value, title]) => ({ value, title })),
];

/** Returns a user who holds one role, or undefined for the default user of the story. */
export const userInRole = (role: unknown) =>
  isRole(role)
    ? {
        email: `${role}@acme.test`,
        name: `${roles[role]} of Acme`,
        memberships: [{ tenantId: acme.id, roleIds: [role] }],
      }
    : undefined;
