import { SolutionPage } from '../solution-page';
import { VendorPrototype } from './prototype';

/** The screen of Vendor Management. */
export default function VendorHubPage() {
  return <SolutionPage id="vendor-hub" Prototype={VendorPrototype} />;
}
