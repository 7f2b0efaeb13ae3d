import drawing from 'lucide/dist/esm/icons/send.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
