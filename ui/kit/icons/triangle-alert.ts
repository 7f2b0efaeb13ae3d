import drawing from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
