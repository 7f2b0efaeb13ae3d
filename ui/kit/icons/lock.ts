import drawing from 'lucide/dist/esm/icons/lock.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
