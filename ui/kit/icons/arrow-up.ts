import drawing from 'lucide/dist/esm/icons/arrow-up.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
