const readerOf = (email: string, name: string, roleId: string) => ({
  email,
  name,
  memberships: [{ tenantId: 'tenant-acme', roleIds: [roleId] }],
});

/** Users who may read pages and change nothing, for a story's `signedInAs`: support most of them, the auditor all. */
export const support = readerOf('support@acme.test', 'Sam Support', 'role-support');
export const auditor = readerOf('ola@acme.test', 'Ola Auditor', 'role-auditor');
