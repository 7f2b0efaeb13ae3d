import { boardPage } from '../pages';
import { start, viewIn } from './content';

/** The screen of User Onboarding: a plan, counted back from the first day. */
export default boardPage('onboarding', { start, viewIn });
