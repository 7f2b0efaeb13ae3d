import { boardPage } from '../pages';
import { start, viewIn } from './content';

/** The screen of Workflow Builder: steps that are checked and tried before they run. */
export default boardPage('workflow-automation', { start, viewIn, rows: 'move' });
