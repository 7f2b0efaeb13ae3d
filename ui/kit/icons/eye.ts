import drawing from 'lucide/dist/esm/icons/eye.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
