import drawing from 'lucide/dist/esm/icons/chevron-up.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
