import drawing from 'lucide/dist/esm/icons/monitor.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
