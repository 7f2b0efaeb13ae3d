import drawing from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
