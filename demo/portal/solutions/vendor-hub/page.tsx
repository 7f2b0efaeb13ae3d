import { boardPage } from '../pages';
import { start, viewIn } from './content';

/** The screen of Vendor Management: contracts to decide on. */
export default boardPage('vendor-hub', { start, viewIn, rows: 'open' });
