import drawing from 'lucide/dist/esm/icons/archive-arrow-up.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
