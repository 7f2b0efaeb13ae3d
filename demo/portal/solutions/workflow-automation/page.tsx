import { SolutionPage } from '../solution-page';
import { Prototype } from './prototype';

/** Workflow Builder: workflows that are checked and simulated before they run. */
export default function WorkflowAutomationPage() {
  return <SolutionPage id="workflow-automation" Prototype={Prototype} />;
}
