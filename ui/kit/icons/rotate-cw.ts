import drawing from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
