import { timelinePage } from '../pages';
import { start, viewIn } from './content';

/** The screen of Outage Monitoring: an hour with two failures. */
export default timelinePage('outage-hub', { start, viewIn });
