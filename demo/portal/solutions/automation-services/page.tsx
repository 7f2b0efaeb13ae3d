import { boardPage } from '../pages';
import { start, viewIn } from './content';

/** The screen of Managed Automation: routines with a guardrail. */
export default boardPage('automation-services', { start, viewIn, rows: 'open' });
