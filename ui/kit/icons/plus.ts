import drawing from 'lucide/dist/esm/icons/plus.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
