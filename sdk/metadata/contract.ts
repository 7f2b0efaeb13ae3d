import { array, type infer as Infer, object, optional, string, unknown } from 'zod/mini';
import { dictionary, get } from '../core/contract';

/** What an administrator of the vendor set for the login box and the portal. */
export const AdminBox = object({
  theme: optional(dictionary(unknown())),
  themeV2: optional(dictionary(unknown())),
  navigation: optional(dictionary(unknown())),
  localizations: optional(dictionary(unknown())),
  metadataOverrides: optional(object({ url: optional(string()) })),
});
export type AdminBox = Infer<typeof AdminBox>;

export const contract = {
  getAdminBox: get('/metadata', {
    auth: 'none',
    input: object({ entityName: string() }),
    output: array(object({ configuration: optional(AdminBox) })),
    unwrap: 'rows',
  }),
};
