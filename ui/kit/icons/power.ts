import drawing from 'lucide/dist/esm/icons/power.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
