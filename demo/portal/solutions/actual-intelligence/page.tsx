import { SolutionPage } from '../solution-page';
import { Prototype } from './prototype';

/** Actual Intelligence: answers from what is already written down. */
export default function ActualIntelligencePage() {
  return <SolutionPage id="actual-intelligence" Prototype={Prototype} />;
}
