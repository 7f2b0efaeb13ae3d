import { askPage } from '../pages';
import { fieldsIn, replyIn } from './content';

/** The screen of Tech Mentoring: a mentor for a problem, and an hour. */
export default askPage('tech-mentor', replyIn, fieldsIn);
