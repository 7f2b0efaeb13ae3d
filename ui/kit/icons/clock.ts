import drawing from 'lucide/dist/esm/icons/clock.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
