import { SolutionPage } from '../solution-page';
import { Prototype } from './prototype';

/** Workflow Builder: steps that are checked and tried before they run. */
export default function WorkflowAutomationPage() {
  return <SolutionPage id="workflow-automation" Prototype={Prototype} />;
}
