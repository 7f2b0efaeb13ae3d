import drawing from 'lucide/dist/esm/icons/log-in.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
