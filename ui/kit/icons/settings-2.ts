import drawing from 'lucide/dist/esm/icons/settings-2.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
