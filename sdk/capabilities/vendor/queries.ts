import { capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import { contract, type VendorInfo } from './contract';

/** Name and logo of the vendor, for display. */
export interface Vendor {
  name: string;
  /** URL of the logo; empty when there is none. */
  logo: string;
  icon: string;
  /** Whether the provider's own name must not be shown. */
  whiteLabelMode: boolean;
}

/** Returns the vendor for display; unknown values are empty. */
export const vendorOf = ({ name, logo, icon, whiteLabelMode }: VendorInfo = {}): Vendor => ({
  name: name ?? '',
  logo: logo ?? '',
  icon: icon ?? '',
  whiteLabelMode: whiteLabelMode ?? false,
});

const { query } = capability('vendor', contract);

/**
 * Returns the name and logo of the vendor. On failure both are empty, since they are decoration and must not break a
 * screen.
 */
export const info = query(async (api): Promise<Vendor> => vendorOf(await tolerated(api.getPublicInfo())), {
  auth: 'none',
});
