import drawing from 'lucide/dist/esm/icons/door-closed.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
