import { capability } from '../../core/queries';
import { tolerated } from '../../core/tolerated';
import { contract, type VendorInfo } from './contract';

/** Who runs the application, as screens show it. */
export interface Vendor {
  name: string;
  /** Address of the picture; empty when there is none. */
  logo: string;
  icon: string;
  /** The provider's own name is not to be shown. */
  whiteLabelMode: boolean;
}

/** The vendor as screens show them; what is not known is empty. */
export const vendorOf = ({ name, logo, icon, whiteLabelMode }: VendorInfo = {}): Vendor => ({
  name: name ?? '',
  logo: logo ?? '',
  icon: icon ?? '',
  whiteLabelMode: whiteLabelMode ?? false,
});

const { query } = capability('vendor', contract);

/** Name and pictures of the vendor. A failure gives the empty ones: they adorn a screen and must not break it. */
export const info = query(async (api): Promise<Vendor> => vendorOf(await tolerated(api.getPublicInfo())), {
  auth: 'none',
});
