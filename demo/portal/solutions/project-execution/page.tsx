import { timelinePage } from '../pages';
import { start, viewIn } from './content';

/** The screen of Project Execution: a plan, and how likely its date is. */
export default timelinePage('project-execution', { start, viewIn, isPlan: true });
