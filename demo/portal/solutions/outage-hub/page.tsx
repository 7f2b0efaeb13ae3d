import { SolutionPage } from '../solution-page';
import { OutagePrototype } from './prototype';

/** Outage Monitoring: content and prototype. */
export default function OutageHubPage() {
  return <SolutionPage id="outage-hub" Prototype={OutagePrototype} />;
}
