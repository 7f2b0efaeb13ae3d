import { capability } from '../core/queries';
import { type AdminBox, contract } from './contract';

const { query } = capability('metadata', contract);

/** Configuration of the login box and the portal; empty where nobody set one. */
export const adminBox = query(async (api): Promise<AdminBox> => {
  const [row] = await api.getAdminBox({ entityName: 'adminBox' });
  return row?.configuration ?? {};
});
