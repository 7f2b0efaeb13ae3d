import drawing from 'lucide/dist/esm/icons/phone.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
