import drawing from 'lucide/dist/esm/icons/log-out.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
