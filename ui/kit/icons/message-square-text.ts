import drawing from 'lucide/dist/esm/icons/message-square-text.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
