import drawing from 'lucide/dist/esm/icons/bell-off.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
