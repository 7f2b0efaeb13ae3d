import { askPage } from '../pages';
import { fieldsIn, replyIn } from './content';

/** The screen of Actual Intelligence: answers from documents, with their sources. */
export default askPage('actual-intelligence', replyIn, fieldsIn);
