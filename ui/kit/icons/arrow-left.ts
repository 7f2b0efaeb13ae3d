import drawing from 'lucide/dist/esm/icons/arrow-left.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
