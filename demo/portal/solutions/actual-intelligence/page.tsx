import { SolutionPage } from '../solution-page';
import { Prototype } from './prototype';

/** Actual Intelligence: answers from existing documents. */
export default function ActualIntelligencePage() {
  return <SolutionPage id="actual-intelligence" Prototype={Prototype} />;
}
