import drawing from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
