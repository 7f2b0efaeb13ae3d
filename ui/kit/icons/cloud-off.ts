import drawing from 'lucide/dist/esm/icons/cloud-off.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
