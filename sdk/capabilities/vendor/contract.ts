import { get } from '../../core/contract';
import { type Infer, maybeFlag, maybeText, object } from '../../core/schema';

/** Public details of the vendor. */
export const VendorInfo = object({
  name: maybeText,
  logo: maybeText,
  icon: maybeText,
  whiteLabelMode: maybeFlag,
});
export type VendorInfo = Infer<typeof VendorInfo>;

const calls = {
  getPublicInfo: get('/vendors/public', { auth: 'none', output: VendorInfo }),
};

/** Calls for the vendor of the application. */
export type VendorContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link VendorContract}. */
export const contract: VendorContract = calls;
