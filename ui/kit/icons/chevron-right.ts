import drawing from 'lucide/dist/esm/icons/chevron-right.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
