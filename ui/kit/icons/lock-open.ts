import drawing from 'lucide/dist/esm/icons/lock-open.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
