import { SolutionPage } from '../solution-page';
import { TroubleshootingPrototype } from './prototype';

/** Troubleshooting: content and prototype. */
export default function TroubleshootingPage() {
  return <SolutionPage id="troubleshooting" Prototype={TroubleshootingPrototype} />;
}
