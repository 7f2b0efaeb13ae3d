import drawing from 'lucide/dist/esm/icons/send-horizontal.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
