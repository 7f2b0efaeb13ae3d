import { SolutionPage } from '../solution-page';
import { ProjectPrototype } from './prototype';

/** The screen of Project Execution. */
export default function ProjectExecutionPage() {
  return <SolutionPage id="project-execution" Prototype={ProjectPrototype} />;
}
