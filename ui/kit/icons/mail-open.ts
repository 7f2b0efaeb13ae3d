import drawing from 'lucide/dist/esm/icons/mail-open.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
