import drawing from 'lucide/dist/esm/icons/monitor-smartphone.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
