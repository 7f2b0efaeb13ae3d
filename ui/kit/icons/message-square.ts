import drawing from 'lucide/dist/esm/icons/message-square.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
