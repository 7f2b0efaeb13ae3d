import { useGate } from '@gatehouse/ui';

/** Permissions of which one is enough to find a page in the account's administration. */
const administration = ['fe.secure.read.userApiTokens', 'fe.secure.read.tenantApiTokens'];

/** Whether the person finds anything to do under "Account". */
export const useMayAdminister = (): boolean => useGate({ permission: administration }).allowed;
