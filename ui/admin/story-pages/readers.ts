const readerOf = (email: string, name: string, roleId: string) => ({
  email,
  name,
  memberships: [{ tenantId: 'tenant-acme', roleIds: [roleId] }],
});

/** Read-only users for a story's `signedInAs`: support for most pages, the auditor for all. */
export const support = readerOf('support@acme.test', 'Sam Support', 'role-support');
export const auditor = readerOf('ola@acme.test', 'Ola Auditor', 'role-auditor');
