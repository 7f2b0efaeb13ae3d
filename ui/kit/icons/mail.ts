import drawing from 'lucide/dist/esm/icons/mail.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
