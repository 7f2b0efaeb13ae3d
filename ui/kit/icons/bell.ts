import drawing from 'lucide/dist/esm/icons/bell.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
