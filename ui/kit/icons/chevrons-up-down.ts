import drawing from 'lucide/dist/esm/icons/chevrons-up-down.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
