import drawing from 'lucide/dist/esm/icons/minus.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
