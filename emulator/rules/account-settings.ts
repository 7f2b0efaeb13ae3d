import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { document } from '../resources/documents';

type Settings = Wire<(typeof contracts)['accountSettings']['get']>;

const none: Settings = {};

/** Name, address and formats of each account. */
export const accountSettings = document('account-settings', none);
