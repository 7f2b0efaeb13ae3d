import drawing from 'lucide/dist/esm/icons/calendar-days.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
