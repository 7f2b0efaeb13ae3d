import type { Widen } from '../../widen';

const members = (count: number) => (count === 1 ? '1 member' : `${count} members`);

/** Texts of the groups page. */
export const texts = {
  text: 'Give roles to many users at once.',
  add: 'Add group',
  settings: 'Group settings',
  search: 'Search groups',
  emptyTitle: 'No groups yet',
  empty: 'Group users who need the same roles.',
  emptyReadOnly: 'Groups that an administrator adds appear here.',
  offTitle: 'Groups are turned off',
  off: 'Users keep only the roles assigned to them directly. Groups and their members are kept.',
  turnOn: 'Turn on groups',
  turnedOn: 'Groups are on',

  name: 'Name',
  color: 'Color',
  description: 'Description',
  noDescription: 'No description',
  members: 'Members',
  roles: 'Roles',
  noRoles: 'None',
  managedBy: 'Managed by',
  managers: { frontegg: 'This account', scim2: 'Directory' },
  kept: 'Your directory manages the name and members of this group. You can change its roles here.',
  edit: 'Edit',
  addMembers: 'Add members',
  remove: 'Delete',

  addTitle: 'Add a group',
  addText: 'Its members get all of its roles.',
  editTitle: (name: string) => `Edit “${name}”`,
  save: 'Save changes',
  nameMissing: 'Give the group a name.',
  nameLong: (max: number) => `Use at most ${max} characters.`,
  nameTaken: 'Another group has this name. Choose a different one.',
  descriptionLong: (max: number) => `Use at most ${max} characters.`,
  noColor: 'None',
  ownColor: 'Current color',
  colors: {
    blue: 'Blue',
    sky: 'Sky',
    teal: 'Teal',
    green: 'Green',
    lime: 'Lime',
    amber: 'Amber',
    rose: 'Rose',
    purple: 'Purple',
    violet: 'Violet',
  },
  addedToast: (name: string) => `“${name}” added`,
  savedToast: (name: string) => `“${name}” saved`,
  parts: {
    group: (name: string) => `Group “${name}”`,
    details: 'Name, color and description',
    giveRole: (name: string) => `Role “${name}”`,
    takeRole: (name: string) => `Removal of role “${name}”`,
    addMember: (name: string) => `Member ${name}`,
    removeMember: (name: string) => `Removal of ${name}`,
  },

  addMembersTitle: (name: string) => `Add members to “${name}”`,
  addMembersText: 'They get the roles of the group with their next request.',
  choose: 'Users to add',
  chooseMissing: 'Choose at least one user.',
  isMember: 'Already a member',
  membersAdded: (count: number) => `${members(count)} added`,

  removeMember: 'Remove from group',
  removeMemberTitle: (member: string, group: string) => `Remove ${member} from “${group}”?`,
  removeMembersTitle: (count: number, group: string) => `Remove ${members(count)} from “${group}”?`,
  removeMemberText: 'They stay in the account.',
  membersRemoved: (count: number) => `${members(count)} removed from the group`,
  noMembersTitle: 'No members yet',
  noMembers: 'Add members to give them the roles of this group.',
  searchMembers: 'Search members',

  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: (count: number, roles: readonly string[]) =>
    count === 0
      ? 'It has no members. This cannot be undone.'
      : roles.length === 0
        ? `${members(count)} will no longer be grouped. They stay in the account. This cannot be undone.`
        : `${members(count)} will no longer get ${roles.join(', ')} from it. They stay in the account. This cannot be undone.`,
  removeConfirm: 'Delete group',
  removedToast: (name: string) => `“${name}” deleted`,

  tabs: { members: 'Members', roles: 'Roles', settings: 'Settings' },
  rolesTitle: 'Roles of the group',
  rolesText: 'Every member has them for as long as they are in the group.',
  detailsTitle: 'Details',
  detailsText: 'How the group is shown here.',
  dangerTitle: 'Delete this group',
  dangerText: 'Members lose the roles it gives them.',

  effect: {
    loading: 'Checking what changes…',
    title: 'What changes',
    none: 'No one gains or loses a permission.',
    gain: (count: number) => (count === 1 ? '1 member gains' : `${count} members gain`),
    lose: (count: number) => (count === 1 ? '1 member loses' : `${count} members lose`),
    gainOne: (name: string) => `${name} gains`,
    loseOne: (name: string) => `${name} loses`,
    more: (count: number) => `and ${count} more`,
    many: (count: number) => `The permissions of ${members(count)} change.`,
  },

  configuration: {
    title: 'Group settings',
    text: 'They apply to all groups of the account.',
    enabled: 'Groups',
    enabledHint: 'When off, groups are hidden and give no roles. Nothing is deleted.',
    rolesEnabled: 'Roles through groups',
    rolesEnabledHint: 'When off, groups only sort users and give them no roles.',
    question: 'Remove the roles of all groups?',
    questionText:
      'From their next request on, users keep only the roles assigned to them directly. You can turn this back on.',
    confirm: 'Save',
    saved: 'Group settings saved',
  },
};

export type GroupsTexts = Widen<typeof texts>;
