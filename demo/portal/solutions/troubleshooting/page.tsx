import { askPage } from '../pages';
import { replyIn } from './content';

/** The screen of Troubleshooting: questions that lead to the cause. */
export default askPage('troubleshooting', replyIn);
