import drawing from 'lucide/dist/esm/icons/shield-alert.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
