import drawing from 'lucide/dist/esm/icons/eye-off.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
