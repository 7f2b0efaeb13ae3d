import { connectionSources } from '@gatehouse/sdk/provisioning';
import type { DirectoryRow } from '../db/rows/directories';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { randomText, sha256 } from '../random';
import { audited } from '../rules/audits/audits';
import { ownedRow, ownedRows } from '../rules/resources/owned';
import { type Directory, provisionAll, releaseAll } from '../rules/sso/directory-sync';
import { type OperationsOf, operation, type Rule } from './operation';

const wire = ({ id, connectionName, source, syncToUserManagement, createdAt, lastSync }: DirectoryRow) => ({
  id,
  connectionName,
  source,
  syncToUserManagement,
  createdAt,
  lastSync: lastSync ?? null,
});

const directoryOf = ({ db, provider }: Call, row: DirectoryRow): Directory => ({ db, provider, row });

const thing = 'provisioningConfiguration';
const read: Rule = { permission: `fe.secure.read.${thing}` };
const write: Rule = { ownerOnly: true, permission: `fe.secure.write.${thing}`, severity: 'High' };

export const provisioning: OperationsOf<'provisioning'> = {
  list: operation(read, (call) => ownedRows(call, 'directories').map(wire)),
  create: operation(
    {
      ...write,
      audit: 'Directory connected: {connectionName}',
      event: 'frontegg.provisioning.configurationCreated',
    },
    async (call, { source, connectionName = '', syncToUserManagement = false }) => {
      if (!connectionSources.some((known) => known === source)) {
        throw new ProviderError(400, 'source-invalid', 'Choose a directory of the list.', {
          context: { name: 'source' },
        });
      }
      const token = randomText();
      const row = call.db.directories.put({
        id: crypto.randomUUID(),
        tenantId: call.caller().tenantId,
        source,
        connectionName: connectionName.trim(),
        syncToUserManagement,
        tokenHash: await sha256(token),
        createdAt: new Date(call.provider.clock.now()).toISOString(),
      });
      audited(call, { connectionName: row.connectionName || source });
      return { id: row.id, connectionName: row.connectionName, token };
    },
  ),
  update: operation(
    {
      ...write,
      audit: 'Directory changed: {connectionName}',
      event: 'frontegg.provisioning.configurationUpdated',
    },
    (call, { id, syncToUserManagement }) => {
      const before = ownedRow(call, 'directories', id);
      audited(call, { before: wire(before), connectionName: before.connectionName || before.source });
      if (syncToUserManagement === undefined) return;
      call.db.transaction(() => {
        const row = call.db.directories.put({ ...before, syncToUserManagement });
        if (syncToUserManagement && !before.syncToUserManagement) provisionAll(directoryOf(call, row));
      });
    },
  ),
  delete: operation(
    {
      permission: `fe.secure.delete.${thing}`,
      severity: 'High',
      audit: 'Directory disconnected: {connectionName}',
      event: 'frontegg.provisioning.configurationDeleted',
    },
    (call, { id }) => {
      const row = ownedRow(call, 'directories', id);
      audited(call, { before: wire(row), connectionName: row.connectionName || row.source });
      call.db.transaction(() => {
        releaseAll(directoryOf(call, row));
        call.db.directories.remove(id);
      });
    },
  ),
  countUsers: operation(read, (call, { id }) => {
    const row = ownedRow(call, 'directories', id);
    return { count: call.db.directoryUsers.by('directoryId', row.id).length };
  }),
};
