import drawing from 'lucide/dist/esm/icons/chevron-left.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
