import { SolutionPage } from '../solution-page';
import { Prototype } from './prototype';

/** Managed Automation: routines with a schedule and a guard rail. */
export default function AutomationServicesPage() {
  return <SolutionPage id="automation-services" Prototype={Prototype} />;
}
