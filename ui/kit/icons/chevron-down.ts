import drawing from 'lucide/dist/esm/icons/chevron-down.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
